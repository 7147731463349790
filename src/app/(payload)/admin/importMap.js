import { PictureRowLabel as PictureRowLabel_661fb774b62c2838b33b55e0145484e1 } from '@/src/kitchen/admin/rows/row-labels'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnitPicker as UnitPicker_5b9fd2de839210fbb819af00a4cff152 } from '@/src/kitchen/admin/pick-fields'
import { MeasurementLabel as MeasurementLabel_ffba1dce47d84ca454a82aab4fbdc9d1 } from '@/src/kitchen/admin/rows/inline-labels'
import { IngredientLinePicker as IngredientLinePicker_5b9fd2de839210fbb819af00a4cff152 } from '@/src/kitchen/admin/pick-fields'
import { ReferenceLabel as ReferenceLabel_ffba1dce47d84ca454a82aab4fbdc9d1 } from '@/src/kitchen/admin/rows/inline-labels'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IngredientRowLabel as IngredientRowLabel_661fb774b62c2838b33b55e0145484e1 } from '@/src/kitchen/admin/rows/row-labels'
import { FieldRowLabel as FieldRowLabel_661fb774b62c2838b33b55e0145484e1 } from '@/src/kitchen/admin/rows/row-labels'
import { StepRowLabel as StepRowLabel_661fb774b62c2838b33b55e0145484e1 } from '@/src/kitchen/admin/rows/row-labels'
import { EquipmentRowLabel as EquipmentRowLabel_661fb774b62c2838b33b55e0145484e1 } from '@/src/kitchen/admin/rows/row-labels'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { JsonField as JsonField_f094c25410d4907117451a57db85d3cb } from '@/src/kitchen/admin/json-field'
import { SiteField as SiteField_5d3d46fa071543893ef4baeb22012716 } from '@/src/kitchen/admin/site-field'
import { PublishedCell as PublishedCell_0c45aa2279a2a2c35353ea7a2526087b } from '@/src/kitchen/admin/list-cells'
import { PublishNow as PublishNow_d814ce12d306fa0f0db9dd3b0c3cb183 } from '@/src/kitchen/admin/publish-now'
import { RefreshStuckRows as RefreshStuckRows_47785bc1ecd2173686083b449cb422c5 } from '@/src/kitchen/admin/rows/refresh-stuck-rows'
import { DocumentKitchenLink as DocumentKitchenLink_3dc33edea2f341875a639ecc70be8457 } from '@/src/kitchen/admin/document-kitchen-link'
import { PictureCell as PictureCell_0c45aa2279a2a2c35353ea7a2526087b } from '@/src/kitchen/admin/list-cells'
import { StripeLinks as StripeLinks_662efd4ce0deb4a9b72290c9534b22f9 } from '@/src/app/(payload)/stripe-links'
import { RetryJob as RetryJob_303095f39d91d0a92d5ae3066c5db25f } from '@/src/kitchen/admin/retry-job'
import { Initials as Initials_2ff393a9c36feb0bad20cd4a4b3fa841 } from '@/src/kitchen/admin/initials'
import { SignOut as SignOut_2dcf27afa08ac117e84c2455ce618578 } from '@/src/kitchen/admin/sign-out'
import { Icon as Icon_d7b976c98e3911b6af62c512d4cf37c1 } from '@/src/kitchen/admin/logo'
import { Logo as Logo_d7b976c98e3911b6af62c512d4cf37c1 } from '@/src/kitchen/admin/logo'
import { YourSites as YourSites_5682f87b895ebc239c857515ed707a19 } from '@/src/kitchen/admin/your-sites'
import { PaymentReport as PaymentReport_cef54d3a9f13337923cc1d1a700ecb33 } from '@/src/app/(payload)/payment-report'
import { AdminSignIn as AdminSignIn_3d2f62e12985c1e77d3abaf952e195ec } from '@/src/kitchen/admin/admin-sign-in'
import { KitchenLink as KitchenLink_80b37ed251765da38d3b3d46572a4f6c } from '@/src/kitchen/admin/kitchen-link'
import { ControlNames as ControlNames_dcdf3fc01469384b0a6ca81d4b82c155 } from '@/src/kitchen/admin/control-names'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/src/kitchen/admin/rows/row-labels#PictureRowLabel": PictureRowLabel_661fb774b62c2838b33b55e0145484e1,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/src/kitchen/admin/pick-fields#UnitPicker": UnitPicker_5b9fd2de839210fbb819af00a4cff152,
  "@/src/kitchen/admin/rows/inline-labels#MeasurementLabel": MeasurementLabel_ffba1dce47d84ca454a82aab4fbdc9d1,
  "@/src/kitchen/admin/pick-fields#IngredientLinePicker": IngredientLinePicker_5b9fd2de839210fbb819af00a4cff152,
  "@/src/kitchen/admin/rows/inline-labels#ReferenceLabel": ReferenceLabel_ffba1dce47d84ca454a82aab4fbdc9d1,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/src/kitchen/admin/rows/row-labels#IngredientRowLabel": IngredientRowLabel_661fb774b62c2838b33b55e0145484e1,
  "@/src/kitchen/admin/rows/row-labels#FieldRowLabel": FieldRowLabel_661fb774b62c2838b33b55e0145484e1,
  "@/src/kitchen/admin/rows/row-labels#StepRowLabel": StepRowLabel_661fb774b62c2838b33b55e0145484e1,
  "@/src/kitchen/admin/rows/row-labels#EquipmentRowLabel": EquipmentRowLabel_661fb774b62c2838b33b55e0145484e1,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/src/kitchen/admin/json-field#JsonField": JsonField_f094c25410d4907117451a57db85d3cb,
  "@/src/kitchen/admin/site-field#SiteField": SiteField_5d3d46fa071543893ef4baeb22012716,
  "@/src/kitchen/admin/list-cells#PublishedCell": PublishedCell_0c45aa2279a2a2c35353ea7a2526087b,
  "@/src/kitchen/admin/publish-now#PublishNow": PublishNow_d814ce12d306fa0f0db9dd3b0c3cb183,
  "@/src/kitchen/admin/rows/refresh-stuck-rows#RefreshStuckRows": RefreshStuckRows_47785bc1ecd2173686083b449cb422c5,
  "@/src/kitchen/admin/document-kitchen-link#DocumentKitchenLink": DocumentKitchenLink_3dc33edea2f341875a639ecc70be8457,
  "@/src/kitchen/admin/list-cells#PictureCell": PictureCell_0c45aa2279a2a2c35353ea7a2526087b,
  "@/src/app/(payload)/stripe-links#StripeLinks": StripeLinks_662efd4ce0deb4a9b72290c9534b22f9,
  "@/src/kitchen/admin/retry-job#RetryJob": RetryJob_303095f39d91d0a92d5ae3066c5db25f,
  "@/src/kitchen/admin/initials#Initials": Initials_2ff393a9c36feb0bad20cd4a4b3fa841,
  "@/src/kitchen/admin/sign-out#SignOut": SignOut_2dcf27afa08ac117e84c2455ce618578,
  "@/src/kitchen/admin/logo#Icon": Icon_d7b976c98e3911b6af62c512d4cf37c1,
  "@/src/kitchen/admin/logo#Logo": Logo_d7b976c98e3911b6af62c512d4cf37c1,
  "@/src/kitchen/admin/your-sites#YourSites": YourSites_5682f87b895ebc239c857515ed707a19,
  "@/src/app/(payload)/payment-report#PaymentReport": PaymentReport_cef54d3a9f13337923cc1d1a700ecb33,
  "@/src/kitchen/admin/admin-sign-in#AdminSignIn": AdminSignIn_3d2f62e12985c1e77d3abaf952e195ec,
  "@/src/kitchen/admin/kitchen-link#KitchenLink": KitchenLink_80b37ed251765da38d3b3d46572a4f6c,
  "@/src/kitchen/admin/control-names#ControlNames": ControlNames_dcdf3fc01469384b0a6ca81d4b82c155,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
