import * as migration_20261121_133858_initial from './20261121_133858_initial';
import * as migration_20261121_165416_idempotency_keys from './20261121_165416_idempotency_keys';
import * as migration_20261121_165500_deletion_takes_along from './20261121_165500_deletion_takes_along';
import * as migration_20261121_171000_content_changes from './20261121_171000_content_changes';
import * as migration_20261121_175823_template_names from './20261121_175823_template_names';
import * as migration_20261121_193900_search_synonyms from './20261121_193900_search_synonyms';
import * as migration_20261121_194000_search_index from './20261121_194000_search_index';
import * as migration_20261121_194100_search_triggers from './20261121_194100_search_triggers';
import * as migration_20261121_195654_importing from './20261121_195654_importing';
import * as migration_20261122_030000_search_bits from './20261122_030000_search_bits';
import * as migration_20261122_124411_sessions_and_domains from './20261122_124411_sessions_and_domains';
import * as migration_20261122_140000_guarded_data from './20261122_140000_guarded_data';
import * as migration_20261122_170000_sql_definitions from './20261122_170000_sql_definitions';
import * as migration_20261122_174000_sites_take_along from './20261122_174000_sites_take_along';
import * as migration_20261122_202042_recipes_language from './20261122_202042_recipes_language';
import * as migration_20261122_204057_kept_rows from './20261122_204057_kept_rows';
import * as migration_20261122_210116_site_newsletter_words from './20261122_210116_site_newsletter_words';
import * as migration_20261122_233000_recipe_drafts from './20261122_233000_recipe_drafts';
import * as migration_20261122_233447_logo_on_dark from './20261122_233447_logo_on_dark';
import * as migration_20261122_235449_bulk_jobs from './20261122_235449_bulk_jobs';
import * as migration_20261123_030516_picture_words from './20261123_030516_picture_words';
import * as migration_20261123_030723_failed_jobs from './20261123_030723_failed_jobs';
import * as migration_20261123_031000_job_queue from './20261123_031000_job_queue';
import * as migration_20261123_040000_picture_removals from './20261123_040000_picture_removals';
import * as migration_20261123_063000_video_removals from './20261123_063000_video_removals';
import * as migration_20261123_073000_saved_views from './20261123_073000_saved_views';
import * as migration_20261123_120831_collection_rules from './20261123_120831_collection_rules';
import * as migration_20261123_140537_site_invitations from './20261123_140537_site_invitations';
import * as migration_20261123_141000_site_designs from './20261123_141000_site_designs';
import * as migration_20261123_144724_home_sections from './20261123_144724_home_sections';
import * as migration_20261123_151916_plan_texts from './20261123_151916_plan_texts';
import * as migration_20261123_152603_moving_in_and_out from './20261123_152603_moving_in_and_out';
import * as migration_20261123_172218_payments from './20261123_172218_payments';
import * as migration_20261123_172300_payment_tables from './20261123_172300_payment_tables';
import * as migration_20261123_175000_webhooks from './20261123_175000_webhooks';
import * as migration_20261123_223500_gift_giver from './20261123_223500_gift_giver';
import * as migration_20261123_225500_payment_weather from './20261123_225500_payment_weather';
import * as migration_20261123_225500_site_origin_changed from './20261123_225500_site_origin_changed';
import * as migration_20261125_043000_record_versions from './20261125_043000_record_versions';
import * as migration_20261125_134500_gift_refunds from './20261125_134500_gift_refunds';
import * as migration_20261126_020000_long_picture_sources from './20261126_020000_long_picture_sources';
import * as migration_20261126_160000_payment_test_state_as_text from './20261126_160000_payment_test_state_as_text';
import * as migration_20261126_170000_stored_post_pictures from './20261126_170000_stored_post_pictures';
import * as migration_20261127_194236_line_text from './20261127_194236_line_text';
import * as migration_20261127_194712_yield_max from './20261127_194712_yield_max';
import * as migration_20261127_194755_step_timers from './20261127_194755_step_timers';
import * as migration_20261127_210016_chosen_measures from './20261127_210016_chosen_measures';
import * as migration_20261128_013000_receipt_mails from './20261128_013000_receipt_mails';
import * as migration_20261128_013525_subscriber_names from './20261128_013525_subscriber_names';
import * as migration_20261128_013827_sign_up_names from './20261128_013827_sign_up_names';
import * as migration_20261128_015530_spell_out_units from './20261128_015530_spell_out_units';
import * as migration_20261128_061706_search_and_social from './20261128_061706_search_and_social';
import * as migration_20261128_111648_site_time_zone from './20261128_111648_site_time_zone';
import * as migration_20261128_155702_own_equipment from './20261128_155702_own_equipment';
import * as migration_20261128_162000_text_pictures from './20261128_162000_text_pictures';
import * as migration_20261128_170814_site_language from './20261128_170814_site_language';
import * as migration_20261128_202118_page_seo from './20261128_202118_page_seo';
import * as migration_20261129_204503_newsletter_sends from './20261129_204503_newsletter_sends';
import * as migration_20261129_204656_letters from './20261129_204656_letters';
import * as migration_20261129_212933_home_letters from './20261129_212933_home_letters';
import * as migration_20261130_001615_mail_settings from './20261130_001615_mail_settings';
import * as migration_20261130_002856_letters_by_import from './20261130_002856_letters_by_import';
import * as migration_20261130_003000_automatic_letters from './20261130_003000_automatic_letters';
import * as migration_20261130_003100_newsletter_schedule from './20261130_003100_newsletter_schedule';
import * as migration_20261130_005000_consent_source from './20261130_005000_consent_source';
import * as migration_20261130_034303_comments_and_counts from './20261130_034303_comments_and_counts';
import * as migration_20261130_040000_rating_removals from './20261130_040000_rating_removals';
import * as migration_20261130_040100_comment_text_marks from './20261130_040100_comment_text_marks';
import * as migration_20261130_041500_comment_moderation from './20261130_041500_comment_moderation';
import * as migration_20261130_043700_counts_without_zeros from './20261130_043700_counts_without_zeros';
import * as migration_20261130_072700_recipe_card_marks from './20261130_072700_recipe_card_marks'
import * as migration_20261130_110200_search_outbox_time from './20261130_110200_search_outbox_time'
import * as migration_20261130_112000_backup_runs from './20261130_112000_backup_runs';
import * as migration_20261130_113000_schema_compatibility from './20261130_113000_schema_compatibility'
import * as migration_20261130_120000_media_store from './20261130_120000_media_store'
import * as migration_20261130_143000_secret_mark from './20261130_143000_secret_mark'

export const migrations = [
  {
    up: migration_20261121_133858_initial.up,
    down: migration_20261121_133858_initial.down,
    name: '20261121_133858_initial',
  },
  {
    up: migration_20261121_165416_idempotency_keys.up,
    down: migration_20261121_165416_idempotency_keys.down,
    name: '20261121_165416_idempotency_keys',
  },
  {
    up: migration_20261121_165500_deletion_takes_along.up,
    down: migration_20261121_165500_deletion_takes_along.down,
    name: '20261121_165500_deletion_takes_along',
  },
  {
    up: migration_20261121_171000_content_changes.up,
    down: migration_20261121_171000_content_changes.down,
    name: '20261121_171000_content_changes',
  },
  {
    up: migration_20261121_175823_template_names.up,
    down: migration_20261121_175823_template_names.down,
    name: '20261121_175823_template_names',
  },
  {
    up: migration_20261121_193900_search_synonyms.up,
    down: migration_20261121_193900_search_synonyms.down,
    name: '20261121_193900_search_synonyms',
  },
  {
    up: migration_20261121_194000_search_index.up,
    down: migration_20261121_194000_search_index.down,
    name: '20261121_194000_search_index',
  },
  {
    up: migration_20261121_194100_search_triggers.up,
    down: migration_20261121_194100_search_triggers.down,
    name: '20261121_194100_search_triggers',
  },
  {
    up: migration_20261121_195654_importing.up,
    down: migration_20261121_195654_importing.down,
    name: '20261121_195654_importing',
  },
  {
    up: migration_20261122_030000_search_bits.up,
    down: migration_20261122_030000_search_bits.down,
    name: '20261122_030000_search_bits',
  },
  {
    up: migration_20261122_124411_sessions_and_domains.up,
    down: migration_20261122_124411_sessions_and_domains.down,
    name: '20261122_124411_sessions_and_domains',
  },
  {
    up: migration_20261122_140000_guarded_data.up,
    down: migration_20261122_140000_guarded_data.down,
    name: '20261122_140000_guarded_data',
  },
  {
    up: migration_20261122_170000_sql_definitions.up,
    down: migration_20261122_170000_sql_definitions.down,
    name: '20261122_170000_sql_definitions',
  },
  {
    up: migration_20261122_174000_sites_take_along.up,
    down: migration_20261122_174000_sites_take_along.down,
    name: '20261122_174000_sites_take_along',
  },
  {
    up: migration_20261122_202042_recipes_language.up,
    down: migration_20261122_202042_recipes_language.down,
    name: '20261122_202042_recipes_language',
  },
  {
    up: migration_20261122_204057_kept_rows.up,
    down: migration_20261122_204057_kept_rows.down,
    name: '20261122_204057_kept_rows',
  },
  {
    up: migration_20261122_210116_site_newsletter_words.up,
    down: migration_20261122_210116_site_newsletter_words.down,
    name: '20261122_210116_site_newsletter_words',
  },
  {
    up: migration_20261122_233000_recipe_drafts.up,
    down: migration_20261122_233000_recipe_drafts.down,
    name: '20261122_233000_recipe_drafts',
  },
  {
    up: migration_20261122_233447_logo_on_dark.up,
    down: migration_20261122_233447_logo_on_dark.down,
    name: '20261122_233447_logo_on_dark',
  },
  {
    up: migration_20261122_235449_bulk_jobs.up,
    down: migration_20261122_235449_bulk_jobs.down,
    name: '20261122_235449_bulk_jobs',
  },
  {
    up: migration_20261123_030516_picture_words.up,
    down: migration_20261123_030516_picture_words.down,
    name: '20261123_030516_picture_words',
  },
  {
    up: migration_20261123_030723_failed_jobs.up,
    down: migration_20261123_030723_failed_jobs.down,
    name: '20261123_030723_failed_jobs',
  },
  {
    up: migration_20261123_031000_job_queue.up,
    down: migration_20261123_031000_job_queue.down,
    name: '20261123_031000_job_queue',
  },
  {
    up: migration_20261123_040000_picture_removals.up,
    down: migration_20261123_040000_picture_removals.down,
    name: '20261123_040000_picture_removals',
  },
  {
    up: migration_20261123_063000_video_removals.up,
    down: migration_20261123_063000_video_removals.down,
    name: '20261123_063000_video_removals',
  },
  {
    up: migration_20261123_073000_saved_views.up,
    down: migration_20261123_073000_saved_views.down,
    name: '20261123_073000_saved_views',
  },
  {
    up: migration_20261123_120831_collection_rules.up,
    down: migration_20261123_120831_collection_rules.down,
    name: '20261123_120831_collection_rules',
  },
  {
    up: migration_20261123_140537_site_invitations.up,
    down: migration_20261123_140537_site_invitations.down,
    name: '20261123_140537_site_invitations',
  },
  {
    up: migration_20261123_141000_site_designs.up,
    down: migration_20261123_141000_site_designs.down,
    name: '20261123_141000_site_designs',
  },
  {
    up: migration_20261123_144724_home_sections.up,
    down: migration_20261123_144724_home_sections.down,
    name: '20261123_144724_home_sections',
  },
  {
    up: migration_20261123_151916_plan_texts.up,
    down: migration_20261123_151916_plan_texts.down,
    name: '20261123_151916_plan_texts',
  },
  {
    up: migration_20261123_152603_moving_in_and_out.up,
    down: migration_20261123_152603_moving_in_and_out.down,
    name: '20261123_152603_moving_in_and_out',
  },
  {
    up: migration_20261123_172218_payments.up,
    down: migration_20261123_172218_payments.down,
    name: '20261123_172218_payments',
  },
  {
    up: migration_20261123_172300_payment_tables.up,
    down: migration_20261123_172300_payment_tables.down,
    name: '20261123_172300_payment_tables',
  },
  {
    up: migration_20261123_175000_webhooks.up,
    down: migration_20261123_175000_webhooks.down,
    name: '20261123_175000_webhooks',
  },
  {
    up: migration_20261123_223500_gift_giver.up,
    down: migration_20261123_223500_gift_giver.down,
    name: '20261123_223500_gift_giver',
  },
  {
    up: migration_20261123_225500_payment_weather.up,
    down: migration_20261123_225500_payment_weather.down,
    name: '20261123_225500_payment_weather',
  },
  {
    up: migration_20261123_225500_site_origin_changed.up,
    down: migration_20261123_225500_site_origin_changed.down,
    name: '20261123_225500_site_origin_changed',
  },
  {
    up: migration_20261125_043000_record_versions.up,
    down: migration_20261125_043000_record_versions.down,
    name: '20261125_043000_record_versions',
  },
  {
    up: migration_20261125_134500_gift_refunds.up,
    down: migration_20261125_134500_gift_refunds.down,
    name: '20261125_134500_gift_refunds',
  },
  {
    up: migration_20261126_020000_long_picture_sources.up,
    down: migration_20261126_020000_long_picture_sources.down,
    name: '20261126_020000_long_picture_sources',
  },
  {
    up: migration_20261126_160000_payment_test_state_as_text.up,
    down: migration_20261126_160000_payment_test_state_as_text.down,
    name: '20261126_160000_payment_test_state_as_text',
  },
  {
    up: migration_20261126_170000_stored_post_pictures.up,
    down: migration_20261126_170000_stored_post_pictures.down,
    name: '20261126_170000_stored_post_pictures',
  },
  {
    up: migration_20261127_194236_line_text.up,
    down: migration_20261127_194236_line_text.down,
    name: '20261127_194236_line_text',
  },
  {
    up: migration_20261127_194712_yield_max.up,
    down: migration_20261127_194712_yield_max.down,
    name: '20261127_194712_yield_max',
  },
  {
    up: migration_20261127_194755_step_timers.up,
    down: migration_20261127_194755_step_timers.down,
    name: '20261127_194755_step_timers',
  },
  {
    up: migration_20261127_210016_chosen_measures.up,
    down: migration_20261127_210016_chosen_measures.down,
    name: '20261127_210016_chosen_measures',
  },
  {
    up: migration_20261128_013000_receipt_mails.up,
    down: migration_20261128_013000_receipt_mails.down,
    name: '20261128_013000_receipt_mails',
  },
  {
    up: migration_20261128_013525_subscriber_names.up,
    down: migration_20261128_013525_subscriber_names.down,
    name: '20261128_013525_subscriber_names',
  },
  {
    up: migration_20261128_013827_sign_up_names.up,
    down: migration_20261128_013827_sign_up_names.down,
    name: '20261128_013827_sign_up_names',
  },
  {
    up: migration_20261128_015530_spell_out_units.up,
    down: migration_20261128_015530_spell_out_units.down,
    name: '20261128_015530_spell_out_units',
  },
  {
    up: migration_20261128_061706_search_and_social.up,
    down: migration_20261128_061706_search_and_social.down,
    name: '20261128_061706_search_and_social',
  },
  {
    up: migration_20261128_111648_site_time_zone.up,
    down: migration_20261128_111648_site_time_zone.down,
    name: '20261128_111648_site_time_zone',
  },
  {
    up: migration_20261128_155702_own_equipment.up,
    down: migration_20261128_155702_own_equipment.down,
    name: '20261128_155702_own_equipment',
  },
  {
    up: migration_20261128_162000_text_pictures.up,
    down: migration_20261128_162000_text_pictures.down,
    name: '20261128_162000_text_pictures',
  },
  {
    up: migration_20261128_170814_site_language.up,
    down: migration_20261128_170814_site_language.down,
    name: '20261128_170814_site_language',
  },
  {
    up: migration_20261128_202118_page_seo.up,
    down: migration_20261128_202118_page_seo.down,
    name: '20261128_202118_page_seo',
  },
  {
    up: migration_20261129_204503_newsletter_sends.up,
    down: migration_20261129_204503_newsletter_sends.down,
    name: '20261129_204503_newsletter_sends',
  },
  {
    up: migration_20261129_204656_letters.up,
    down: migration_20261129_204656_letters.down,
    name: '20261129_204656_letters',
  },
  {
    up: migration_20261129_212933_home_letters.up,
    down: migration_20261129_212933_home_letters.down,
    name: '20261129_212933_home_letters',
  },
  {
    up: migration_20261130_001615_mail_settings.up,
    down: migration_20261130_001615_mail_settings.down,
    name: '20261130_001615_mail_settings',
  },
  {
    up: migration_20261130_002856_letters_by_import.up,
    down: migration_20261130_002856_letters_by_import.down,
    name: '20261130_002856_letters_by_import',
  },
  {
    up: migration_20261130_003000_automatic_letters.up,
    down: migration_20261130_003000_automatic_letters.down,
    name: '20261130_003000_automatic_letters',
  },
  {
    up: migration_20261130_003100_newsletter_schedule.up,
    down: migration_20261130_003100_newsletter_schedule.down,
    name: '20261130_003100_newsletter_schedule',
  },
  {
    up: migration_20261130_005000_consent_source.up,
    down: migration_20261130_005000_consent_source.down,
    name: '20261130_005000_consent_source',
  },
  {
    up: migration_20261130_034303_comments_and_counts.up,
    down: migration_20261130_034303_comments_and_counts.down,
    name: '20261130_034303_comments_and_counts',
  },
  {
    up: migration_20261130_040000_rating_removals.up,
    down: migration_20261130_040000_rating_removals.down,
    name: '20261130_040000_rating_removals',
  },
  {
    up: migration_20261130_040100_comment_text_marks.up,
    down: migration_20261130_040100_comment_text_marks.down,
    name: '20261130_040100_comment_text_marks',
  },
  {
    up: migration_20261130_041500_comment_moderation.up,
    down: migration_20261130_041500_comment_moderation.down,
    name: '20261130_041500_comment_moderation',
  },
  {
    up: migration_20261130_043700_counts_without_zeros.up,
    down: migration_20261130_043700_counts_without_zeros.down,
    name: '20261130_043700_counts_without_zeros',
  },
  {
    up: migration_20261130_072700_recipe_card_marks.up,
    down: migration_20261130_072700_recipe_card_marks.down,
    name: '20261130_072700_recipe_card_marks',
  },
  {
    up: migration_20261130_110200_search_outbox_time.up,
    down: migration_20261130_110200_search_outbox_time.down,
    name: '20261130_110200_search_outbox_time',
  },
  {
    up: migration_20261130_112000_backup_runs.up,
    down: migration_20261130_112000_backup_runs.down,
    name: '20261130_112000_backup_runs',
  },
  {
    up: migration_20261130_113000_schema_compatibility.up,
    down: migration_20261130_113000_schema_compatibility.down,
    name: '20261130_113000_schema_compatibility',
  },
  {
    up: migration_20261130_120000_media_store.up,
    down: migration_20261130_120000_media_store.down,
    name: '20261130_120000_media_store',
  },
  {
    up: migration_20261130_143000_secret_mark.up,
    down: migration_20261130_143000_secret_mark.down,
    name: '20261130_143000_secret_mark',
  },
];
