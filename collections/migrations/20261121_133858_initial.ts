import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."recipe_difficulty" AS ENUM('easy', 'medium', 'hard');
  CREATE TYPE "public"."recipe_privacy" AS ENUM('public', 'subscribers_only');
  CREATE TYPE "public"."import_status" AS ENUM('queued', 'running', 'done', 'canceled', 'failed');
  CREATE TYPE "public"."social_platform" AS ENUM('discord', 'email', 'instagram', 'pinterest', 'substack', 'tiktok', 'x', 'youtube', 'facebook', 'website', 'amazon');
  CREATE TYPE "public"."site_template" AS ENUM('journal', 'cookbook', 'bold');
  CREATE TYPE "public"."site_header_layout" AS ENUM('left', 'centered');
  CREATE TYPE "public"."site_theme_style" AS ENUM('accent', 'tonal', 'bold');
  CREATE TYPE "public"."site_measurement_system" AS ENUM('metric', 'imperial');
  CREATE TYPE "public"."site_temperature_system" AS ENUM('celsius', 'fahrenheit');
  CREATE TYPE "public"."plan_type" AS ENUM('free', 'monthly', 'yearly');
  CREATE TYPE "public"."subscription_status" AS ENUM('active', 'past_due', 'canceled');
  CREATE TYPE "public"."newsletter_send_status" AS ENUM('queued', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."ingredient_metric_method" AS ENUM('weight', 'volume');
  CREATE TYPE "public"."ingredient_imperial_method" AS ENUM('weight', 'volume');
  CREATE TYPE "public"."unit_system" AS ENUM('metric', 'imperial', 'any');
  CREATE TYPE "public"."unit_kind" AS ENUM('volume', 'weight', 'length', 'count', 'package', 'imprecise');
  CREATE TYPE "public"."term_kind" AS ENUM('meal', 'category', 'cuisine', 'method', 'diet', 'tag');
  CREATE TYPE "public"."user_temperature_system" AS ENUM('celsius', 'fahrenheit');
  CREATE TYPE "public"."session_purpose" AS ENUM('api', 'admin');
  CREATE TYPE "public"."app_subscription_status" AS ENUM('active', 'past_due', 'canceled');
  CREATE TYPE "public"."sign_in_token_purpose" AS ENUM('sign-in', 'sign-up', 'account-link');
  CREATE TYPE "public"."import_outcome" AS ENUM('created', 'updated', 'skipped', 'failed');
  CREATE TABLE "recipe_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid NOT NULL,
  	"crop_width" numeric,
  	"crop_height" numeric,
  	"crop_x" numeric,
  	"crop_y" numeric
  );
  
  CREATE TABLE "recipe_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quantity_min" numeric,
  	"quantity_max" numeric,
  	"unit_id" uuid,
  	"ingredient_id" uuid,
  	"ingredient_title_override" varchar,
  	"note" varchar,
  	"preparation" jsonb,
  	"link" varchar,
  	"original_text" varchar
  );
  
  CREATE TABLE "recipe_ingredient_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "recipe_instructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" jsonb,
  	"timer_minutes" numeric,
  	"note" varchar,
  	"video_id" uuid
  );
  
  CREATE TABLE "recipe_instruction_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "recipe_equipment" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"equipment_id" uuid NOT NULL,
  	"equipment_title_override" varchar,
  	"note" varchar,
  	"link" varchar,
  	"image_override_id" uuid
  );
  
  CREATE TABLE "recipes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"video_id" uuid,
  	"youtube_video_id" varchar,
  	"prep_time_minutes" numeric,
  	"cook_time_minutes" numeric,
  	"custom_time_minutes" numeric,
  	"custom_time_label" varchar,
  	"yield_servings" numeric,
  	"serving_description" varchar,
  	"difficulty_level" "recipe_difficulty",
  	"story_excerpt" varchar,
  	"story_more" jsonb,
  	"note" jsonb,
  	"source_key" varchar,
  	"source_url" varchar,
  	"legacy_recipe_data" jsonb,
  	"site_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"privacy_setting" "recipe_privacy" DEFAULT 'public' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "recipes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "recipes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"terms_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "recipe_collections" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"image_id" uuid,
  	"video_id" uuid,
  	"site_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recipe_collections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" uuid
  );
  
  CREATE TABLE "images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"alt" varchar,
  	"lqip" varchar,
  	"site_id" uuid,
  	"uploaded_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "videos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"key" varchar NOT NULL,
  	"content_type" varchar NOT NULL,
  	"poster_id" uuid,
  	"site_id" uuid,
  	"uploaded_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"location" varchar,
  	"description" varchar,
  	"href" varchar,
  	"image_id" uuid,
  	"site_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"file_name" varchar,
  	"format" varchar NOT NULL,
  	"status" "import_status" DEFAULT 'queued' NOT NULL,
  	"dry_run" boolean DEFAULT false,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"done" numeric DEFAULT 0 NOT NULL,
  	"created" numeric DEFAULT 0 NOT NULL,
  	"updated" numeric DEFAULT 0 NOT NULL,
  	"skipped" numeric DEFAULT 0 NOT NULL,
  	"failed" numeric DEFAULT 0 NOT NULL,
  	"user_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"site_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "site_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "site_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"platform" "social_platform" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_product_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_title" varchar NOT NULL,
  	"product_image_id" uuid,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "site_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"domain" varchar NOT NULL,
  	"verified_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sites" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"template" "site_template" DEFAULT 'journal' NOT NULL,
  	"header_layout" "site_header_layout" DEFAULT 'left' NOT NULL,
  	"color_theme_id" uuid,
  	"type_theme_id" uuid,
  	"theme_style" "site_theme_style" DEFAULT 'accent' NOT NULL,
  	"theme_accent_color" varchar,
  	"featured_image_id" uuid,
  	"logo_id" uuid,
  	"icon_id" uuid,
  	"favicon_id" uuid,
  	"css_overrides" varchar,
  	"about_heading" varchar,
  	"about_short" varchar,
  	"about" jsonb,
  	"hide_sidebar_bio" boolean DEFAULT false,
  	"link_page_heading" varchar,
  	"newsletters_enabled" boolean DEFAULT false,
  	"subscriptions_enabled" boolean DEFAULT false,
  	"payments_enabled" boolean DEFAULT false,
  	"comments_enabled" boolean DEFAULT true,
  	"monthly_amount_cents" numeric,
  	"yearly_amount_cents" numeric,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"default_measurement_system" "site_measurement_system" DEFAULT 'imperial' NOT NULL,
  	"default_temperature_system" "site_temperature_system" DEFAULT 'fahrenheit' NOT NULL,
  	"google_analytics_id" varchar,
  	"slug" varchar NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"primary_domain" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sites_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"content" jsonb,
  	"recipe_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"parent_id" uuid,
  	"hidden_at" timestamp(3) with time zone,
  	"site_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"site_id" uuid NOT NULL,
  	"plan_type" "plan_type" NOT NULL,
  	"status" "subscription_status" DEFAULT 'active' NOT NULL,
  	"price_amount_cents" numeric,
  	"currency" varchar,
  	"current_period_end" timestamp(3) with time zone,
  	"cancel_at_period_end" boolean DEFAULT false,
  	"receives_newsletter" boolean DEFAULT true,
  	"stripe_customer_id" varchar,
  	"stripe_subscription_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_sends" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"recipe_id" uuid NOT NULL,
  	"note" varchar,
  	"status" "newsletter_send_status" DEFAULT 'queued' NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"sent" numeric DEFAULT 0 NOT NULL,
  	"failed" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ingredients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"grams_per_liter" numeric,
  	"default_metric_measurement_method" "ingredient_metric_method" NOT NULL,
  	"default_imperial_measurement_method" "ingredient_imperial_method" NOT NULL,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ingredients_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "units" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"plural_title" varchar NOT NULL,
  	"abbreviation" varchar,
  	"system" "unit_system" NOT NULL,
  	"kind" "unit_kind" NOT NULL,
  	"milliliters" numeric,
  	"grams" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "units_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "equipment" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"featured_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "equipment_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "term_kind" NOT NULL,
  	"slug" varchar NOT NULL,
  	"site_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "color_themes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"color_text" varchar NOT NULL,
  	"color_accent" varchar NOT NULL,
  	"color_subdued" varchar NOT NULL,
  	"color_overlay" varchar NOT NULL,
  	"color_background" varchar NOT NULL,
  	"color_panel" varchar NOT NULL,
  	"color_emphasis" varchar NOT NULL,
  	"color_outline" varchar NOT NULL,
  	"site_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "type_themes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"display_font_family" varchar NOT NULL,
  	"display_font_normal_weight" numeric DEFAULT 400 NOT NULL,
  	"display_font_bold_weight" numeric DEFAULT 700 NOT NULL,
  	"narrative_font_family" varchar NOT NULL,
  	"narrative_font_normal_weight" numeric DEFAULT 400 NOT NULL,
  	"narrative_font_bold_weight" numeric DEFAULT 700 NOT NULL,
  	"site_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"display_name" varchar,
  	"handle" varchar,
  	"bio" varchar,
  	"avatar_id" uuid,
  	"avatar_crop_width" numeric,
  	"avatar_crop_height" numeric,
  	"avatar_crop_x" numeric,
  	"avatar_crop_y" numeric,
  	"temperature_system" "user_temperature_system",
  	"is_platform_admin" boolean DEFAULT false,
  	"sign_up_attribution" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "auth_sessions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"purpose" "session_purpose" NOT NULL,
  	"user_agent" varchar,
  	"last_used_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "app_subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"plan" varchar NOT NULL,
  	"status" "app_subscription_status" NOT NULL,
  	"current_period_end" timestamp(3) with time zone,
  	"stripe_customer_id" varchar,
  	"stripe_subscription_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "early_signups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_tokens" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"purpose" "sign_in_token_purpose" NOT NULL,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"site_id" uuid,
  	"subscribe" boolean DEFAULT false,
  	"attribution" jsonb,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comment_upvotes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"comment_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bookmarks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"recipe_id" uuid NOT NULL,
  	"site_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_rows" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"import_id" uuid NOT NULL,
  	"site_id" uuid NOT NULL,
  	"position" numeric NOT NULL,
  	"source_key" varchar,
  	"title" varchar,
  	"outcome" "import_outcome" NOT NULL,
  	"message" varchar,
  	"warnings" jsonb,
  	"recipe_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"window_start" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" uuid,
  	"recipe_collections_id" uuid,
  	"images_id" uuid,
  	"videos_id" uuid,
  	"events_id" uuid,
  	"imports_id" uuid,
  	"redirects_id" uuid,
  	"sites_id" uuid,
  	"comments_id" uuid,
  	"subscriptions_id" uuid,
  	"newsletter_sends_id" uuid,
  	"ingredients_id" uuid,
  	"units_id" uuid,
  	"equipment_id" uuid,
  	"terms_id" uuid,
  	"color_themes_id" uuid,
  	"type_themes_id" uuid,
  	"users_id" uuid,
  	"auth_sessions_id" uuid,
  	"app_subscriptions_id" uuid,
  	"early_signups_id" uuid,
  	"sign_in_tokens_id" uuid,
  	"comment_upvotes_id" uuid,
  	"bookmarks_id" uuid,
  	"import_rows_id" uuid,
  	"rate_limits_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "recipe_images" ADD CONSTRAINT "recipe_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_images" ADD CONSTRAINT "recipe_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipe_ingredient_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipe_ingredient_groups" ADD CONSTRAINT "recipe_ingredient_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipe_instructions" ADD CONSTRAINT "recipe_instructions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_instructions" ADD CONSTRAINT "recipe_instructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipe_instruction_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipe_instruction_groups" ADD CONSTRAINT "recipe_instruction_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipe_equipment" ADD CONSTRAINT "recipe_equipment_equipment_id_equipment_id_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_equipment" ADD CONSTRAINT "recipe_equipment_image_override_id_images_id_fk" FOREIGN KEY ("image_override_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_equipment" ADD CONSTRAINT "recipe_equipment_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_texts" ADD CONSTRAINT "recipes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipe_collections" ADD CONSTRAINT "recipe_collections_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_collections" ADD CONSTRAINT "recipe_collections_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_collections" ADD CONSTRAINT "recipe_collections_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_collections_rels" ADD CONSTRAINT "recipe_collections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipe_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipe_collections_rels" ADD CONSTRAINT "recipe_collections_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "images" ADD CONSTRAINT "images_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_header_links" ADD CONSTRAINT "site_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_links" ADD CONSTRAINT "site_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_social_links" ADD CONSTRAINT "site_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_product_links" ADD CONSTRAINT "site_product_links_product_image_id_images_id_fk" FOREIGN KEY ("product_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_product_links" ADD CONSTRAINT "site_product_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_color_theme_id_color_themes_id_fk" FOREIGN KEY ("color_theme_id") REFERENCES "public"."color_themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_type_theme_id_type_themes_id_fk" FOREIGN KEY ("type_theme_id") REFERENCES "public"."type_themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_featured_image_id_images_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_icon_id_images_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_favicon_id_images_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_sends" ADD CONSTRAINT "newsletter_sends_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_sends" ADD CONSTRAINT "newsletter_sends_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ingredients_texts" ADD CONSTRAINT "ingredients_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "units_texts" ADD CONSTRAINT "units_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "equipment" ADD CONSTRAINT "equipment_featured_image_id_images_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "equipment_texts" ADD CONSTRAINT "equipment_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_texts" ADD CONSTRAINT "terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "color_themes" ADD CONSTRAINT "color_themes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "type_themes" ADD CONSTRAINT "type_themes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_images_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "app_subscriptions" ADD CONSTRAINT "app_subscriptions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_in_tokens" ADD CONSTRAINT "sign_in_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_in_tokens" ADD CONSTRAINT "sign_in_tokens_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_upvotes" ADD CONSTRAINT "comment_upvotes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_upvotes" ADD CONSTRAINT "comment_upvotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipe_collections_fk" FOREIGN KEY ("recipe_collections_id") REFERENCES "public"."recipe_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_sends_fk" FOREIGN KEY ("newsletter_sends_id") REFERENCES "public"."newsletter_sends"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ingredients_fk" FOREIGN KEY ("ingredients_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_equipment_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_color_themes_fk" FOREIGN KEY ("color_themes_id") REFERENCES "public"."color_themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_type_themes_fk" FOREIGN KEY ("type_themes_id") REFERENCES "public"."type_themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_auth_sessions_fk" FOREIGN KEY ("auth_sessions_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_app_subscriptions_fk" FOREIGN KEY ("app_subscriptions_id") REFERENCES "public"."app_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_early_signups_fk" FOREIGN KEY ("early_signups_id") REFERENCES "public"."early_signups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_in_tokens_fk" FOREIGN KEY ("sign_in_tokens_id") REFERENCES "public"."sign_in_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comment_upvotes_fk" FOREIGN KEY ("comment_upvotes_id") REFERENCES "public"."comment_upvotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookmarks_fk" FOREIGN KEY ("bookmarks_id") REFERENCES "public"."bookmarks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_rows_fk" FOREIGN KEY ("import_rows_id") REFERENCES "public"."import_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rate_limits_fk" FOREIGN KEY ("rate_limits_id") REFERENCES "public"."rate_limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recipe_images_order_idx" ON "recipe_images" USING btree ("_order");
  CREATE INDEX "recipe_images_parent_id_idx" ON "recipe_images" USING btree ("_parent_id");
  CREATE INDEX "recipe_images_image_idx" ON "recipe_images" USING btree ("image_id");
  CREATE INDEX "recipe_ingredients_order_idx" ON "recipe_ingredients" USING btree ("_order");
  CREATE INDEX "recipe_ingredients_parent_id_idx" ON "recipe_ingredients" USING btree ("_parent_id");
  CREATE INDEX "recipe_ingredients_unit_idx" ON "recipe_ingredients" USING btree ("unit_id");
  CREATE INDEX "recipe_ingredients_ingredient_idx" ON "recipe_ingredients" USING btree ("ingredient_id");
  CREATE INDEX "recipe_ingredient_groups_order_idx" ON "recipe_ingredient_groups" USING btree ("_order");
  CREATE INDEX "recipe_ingredient_groups_parent_id_idx" ON "recipe_ingredient_groups" USING btree ("_parent_id");
  CREATE INDEX "recipe_instructions_order_idx" ON "recipe_instructions" USING btree ("_order");
  CREATE INDEX "recipe_instructions_parent_id_idx" ON "recipe_instructions" USING btree ("_parent_id");
  CREATE INDEX "recipe_instructions_video_idx" ON "recipe_instructions" USING btree ("video_id");
  CREATE INDEX "recipe_instruction_groups_order_idx" ON "recipe_instruction_groups" USING btree ("_order");
  CREATE INDEX "recipe_instruction_groups_parent_id_idx" ON "recipe_instruction_groups" USING btree ("_parent_id");
  CREATE INDEX "recipe_equipment_order_idx" ON "recipe_equipment" USING btree ("_order");
  CREATE INDEX "recipe_equipment_parent_id_idx" ON "recipe_equipment" USING btree ("_parent_id");
  CREATE INDEX "recipe_equipment_equipment_idx" ON "recipe_equipment" USING btree ("equipment_id");
  CREATE INDEX "recipe_equipment_image_override_idx" ON "recipe_equipment" USING btree ("image_override_id");
  CREATE INDEX "recipes_video_idx" ON "recipes" USING btree ("video_id");
  CREATE INDEX "recipes_site_idx" ON "recipes" USING btree ("site_id");
  CREATE INDEX "recipes_slug_idx" ON "recipes" USING btree ("slug");
  CREATE INDEX "recipes_published_at_idx" ON "recipes" USING btree ("published_at");
  CREATE INDEX "recipes_updated_at_idx" ON "recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "recipes" USING btree ("created_at");
  CREATE INDEX "recipes_deleted_at_idx" ON "recipes" USING btree ("deleted_at");
  CREATE INDEX "site_slug_idx" ON "recipes" USING btree ("site_id","slug");
  CREATE INDEX "site_publishedAt_idx" ON "recipes" USING btree ("site_id","published_at");
  CREATE INDEX "site_updatedAt_idx" ON "recipes" USING btree ("site_id","updated_at");
  CREATE UNIQUE INDEX "site_sourceKey_idx" ON "recipes" USING btree ("site_id","source_key");
  CREATE INDEX "recipes_texts_order_parent" ON "recipes_texts" USING btree ("order","parent_id");
  CREATE INDEX "recipes_rels_order_idx" ON "recipes_rels" USING btree ("order");
  CREATE INDEX "recipes_rels_parent_idx" ON "recipes_rels" USING btree ("parent_id");
  CREATE INDEX "recipes_rels_path_idx" ON "recipes_rels" USING btree ("path");
  CREATE INDEX "recipes_rels_images_id_idx" ON "recipes_rels" USING btree ("images_id");
  CREATE INDEX "recipes_rels_terms_id_idx" ON "recipes_rels" USING btree ("terms_id");
  CREATE INDEX "recipes_rels_users_id_idx" ON "recipes_rels" USING btree ("users_id");
  CREATE INDEX "recipe_collections_image_idx" ON "recipe_collections" USING btree ("image_id");
  CREATE INDEX "recipe_collections_video_idx" ON "recipe_collections" USING btree ("video_id");
  CREATE INDEX "recipe_collections_site_idx" ON "recipe_collections" USING btree ("site_id");
  CREATE INDEX "recipe_collections_slug_idx" ON "recipe_collections" USING btree ("slug");
  CREATE INDEX "recipe_collections_updated_at_idx" ON "recipe_collections" USING btree ("updated_at");
  CREATE INDEX "recipe_collections_created_at_idx" ON "recipe_collections" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_1_idx" ON "recipe_collections" USING btree ("site_id","slug");
  CREATE INDEX "recipe_collections_rels_order_idx" ON "recipe_collections_rels" USING btree ("order");
  CREATE INDEX "recipe_collections_rels_parent_idx" ON "recipe_collections_rels" USING btree ("parent_id");
  CREATE INDEX "recipe_collections_rels_path_idx" ON "recipe_collections_rels" USING btree ("path");
  CREATE INDEX "recipe_collections_rels_recipes_id_idx" ON "recipe_collections_rels" USING btree ("recipes_id");
  CREATE UNIQUE INDEX "images_key_idx" ON "images" USING btree ("key");
  CREATE INDEX "images_site_idx" ON "images" USING btree ("site_id");
  CREATE INDEX "images_uploaded_by_idx" ON "images" USING btree ("uploaded_by_id");
  CREATE INDEX "images_updated_at_idx" ON "images" USING btree ("updated_at");
  CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");
  CREATE UNIQUE INDEX "images_filename_idx" ON "images" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_key_idx" ON "videos" USING btree ("key");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_site_idx" ON "videos" USING btree ("site_id");
  CREATE INDEX "videos_uploaded_by_idx" ON "videos" USING btree ("uploaded_by_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_site_idx" ON "events" USING btree ("site_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "site_date_idx" ON "events" USING btree ("site_id","date");
  CREATE INDEX "imports_site_idx" ON "imports" USING btree ("site_id");
  CREATE INDEX "imports_user_idx" ON "imports" USING btree ("user_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "site_createdAt_idx" ON "imports" USING btree ("site_id","created_at");
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_from_idx" ON "redirects" USING btree ("site_id","from");
  CREATE INDEX "site_header_links_order_idx" ON "site_header_links" USING btree ("_order");
  CREATE INDEX "site_header_links_parent_id_idx" ON "site_header_links" USING btree ("_parent_id");
  CREATE INDEX "site_links_order_idx" ON "site_links" USING btree ("_order");
  CREATE INDEX "site_links_parent_id_idx" ON "site_links" USING btree ("_parent_id");
  CREATE INDEX "site_social_links_order_idx" ON "site_social_links" USING btree ("_order");
  CREATE INDEX "site_social_links_parent_id_idx" ON "site_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_product_links_order_idx" ON "site_product_links" USING btree ("_order");
  CREATE INDEX "site_product_links_parent_id_idx" ON "site_product_links" USING btree ("_parent_id");
  CREATE INDEX "site_product_links_product_image_idx" ON "site_product_links" USING btree ("product_image_id");
  CREATE INDEX "site_domains_order_idx" ON "site_domains" USING btree ("_order");
  CREATE INDEX "site_domains_parent_id_idx" ON "site_domains" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_domains_domain_idx" ON "site_domains" USING btree ("domain");
  CREATE INDEX "sites_color_theme_idx" ON "sites" USING btree ("color_theme_id");
  CREATE INDEX "sites_type_theme_idx" ON "sites" USING btree ("type_theme_id");
  CREATE INDEX "sites_featured_image_idx" ON "sites" USING btree ("featured_image_id");
  CREATE INDEX "sites_logo_idx" ON "sites" USING btree ("logo_id");
  CREATE INDEX "sites_icon_idx" ON "sites" USING btree ("icon_id");
  CREATE INDEX "sites_favicon_idx" ON "sites" USING btree ("favicon_id");
  CREATE UNIQUE INDEX "sites_slug_idx" ON "sites" USING btree ("slug");
  CREATE INDEX "sites_owner_idx" ON "sites" USING btree ("owner_id");
  CREATE INDEX "sites_primary_domain_idx" ON "sites" USING btree ("primary_domain");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE INDEX "sites_rels_order_idx" ON "sites_rels" USING btree ("order");
  CREATE INDEX "sites_rels_parent_idx" ON "sites_rels" USING btree ("parent_id");
  CREATE INDEX "sites_rels_path_idx" ON "sites_rels" USING btree ("path");
  CREATE INDEX "sites_rels_recipes_id_idx" ON "sites_rels" USING btree ("recipes_id");
  CREATE INDEX "sites_rels_users_id_idx" ON "sites_rels" USING btree ("users_id");
  CREATE INDEX "comments_recipe_idx" ON "comments" USING btree ("recipe_id");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");
  CREATE INDEX "comments_site_idx" ON "comments" USING btree ("site_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "recipe_createdAt_idx" ON "comments" USING btree ("recipe_id","created_at");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_site_idx" ON "subscriptions" USING btree ("site_id");
  CREATE INDEX "subscriptions_stripe_customer_id_idx" ON "subscriptions" USING btree ("stripe_customer_id");
  CREATE UNIQUE INDEX "subscriptions_stripe_subscription_id_idx" ON "subscriptions" USING btree ("stripe_subscription_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_site_idx" ON "subscriptions" USING btree ("user_id","site_id");
  CREATE INDEX "site_status_createdAt_idx" ON "subscriptions" USING btree ("site_id","status","created_at");
  CREATE INDEX "newsletter_sends_site_idx" ON "newsletter_sends" USING btree ("site_id");
  CREATE INDEX "newsletter_sends_recipe_idx" ON "newsletter_sends" USING btree ("recipe_id");
  CREATE INDEX "newsletter_sends_updated_at_idx" ON "newsletter_sends" USING btree ("updated_at");
  CREATE INDEX "newsletter_sends_created_at_idx" ON "newsletter_sends" USING btree ("created_at");
  CREATE UNIQUE INDEX "ingredients_slug_idx" ON "ingredients" USING btree ("slug");
  CREATE INDEX "ingredients_updated_at_idx" ON "ingredients" USING btree ("updated_at");
  CREATE INDEX "ingredients_created_at_idx" ON "ingredients" USING btree ("created_at");
  CREATE INDEX "ingredients_texts_order_parent" ON "ingredients_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "units_slug_idx" ON "units" USING btree ("slug");
  CREATE INDEX "units_updated_at_idx" ON "units" USING btree ("updated_at");
  CREATE INDEX "units_created_at_idx" ON "units" USING btree ("created_at");
  CREATE INDEX "units_texts_order_parent" ON "units_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "equipment_slug_idx" ON "equipment" USING btree ("slug");
  CREATE INDEX "equipment_featured_image_idx" ON "equipment" USING btree ("featured_image_id");
  CREATE INDEX "equipment_updated_at_idx" ON "equipment" USING btree ("updated_at");
  CREATE INDEX "equipment_created_at_idx" ON "equipment" USING btree ("created_at");
  CREATE INDEX "equipment_texts_order_parent" ON "equipment_texts" USING btree ("order","parent_id");
  CREATE INDEX "terms_slug_idx" ON "terms" USING btree ("slug");
  CREATE INDEX "terms_site_idx" ON "terms" USING btree ("site_id");
  CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "terms" USING btree ("created_at");
  CREATE INDEX "kind_site_slug_idx" ON "terms" USING btree ("kind","site_id","slug");
  CREATE INDEX "terms_texts_order_parent" ON "terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "color_themes_site_idx" ON "color_themes" USING btree ("site_id");
  CREATE INDEX "color_themes_updated_at_idx" ON "color_themes" USING btree ("updated_at");
  CREATE INDEX "color_themes_created_at_idx" ON "color_themes" USING btree ("created_at");
  CREATE INDEX "type_themes_site_idx" ON "type_themes" USING btree ("site_id");
  CREATE INDEX "type_themes_updated_at_idx" ON "type_themes" USING btree ("updated_at");
  CREATE INDEX "type_themes_created_at_idx" ON "type_themes" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "users_handle_idx" ON "users" USING btree ("handle");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "auth_sessions_user_idx" ON "auth_sessions" USING btree ("user_id");
  CREATE UNIQUE INDEX "auth_sessions_token_hash_idx" ON "auth_sessions" USING btree ("token_hash");
  CREATE INDEX "auth_sessions_expires_at_idx" ON "auth_sessions" USING btree ("expires_at");
  CREATE INDEX "auth_sessions_updated_at_idx" ON "auth_sessions" USING btree ("updated_at");
  CREATE INDEX "auth_sessions_created_at_idx" ON "auth_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "app_subscriptions_site_idx" ON "app_subscriptions" USING btree ("site_id");
  CREATE INDEX "app_subscriptions_stripe_customer_id_idx" ON "app_subscriptions" USING btree ("stripe_customer_id");
  CREATE UNIQUE INDEX "app_subscriptions_stripe_subscription_id_idx" ON "app_subscriptions" USING btree ("stripe_subscription_id");
  CREATE INDEX "app_subscriptions_updated_at_idx" ON "app_subscriptions" USING btree ("updated_at");
  CREATE INDEX "app_subscriptions_created_at_idx" ON "app_subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "early_signups_email_idx" ON "early_signups" USING btree ("email");
  CREATE INDEX "early_signups_updated_at_idx" ON "early_signups" USING btree ("updated_at");
  CREATE INDEX "early_signups_created_at_idx" ON "early_signups" USING btree ("created_at");
  CREATE UNIQUE INDEX "sign_in_tokens_token_hash_idx" ON "sign_in_tokens" USING btree ("token_hash");
  CREATE INDEX "sign_in_tokens_user_idx" ON "sign_in_tokens" USING btree ("user_id");
  CREATE INDEX "sign_in_tokens_site_idx" ON "sign_in_tokens" USING btree ("site_id");
  CREATE INDEX "sign_in_tokens_expires_at_idx" ON "sign_in_tokens" USING btree ("expires_at");
  CREATE INDEX "sign_in_tokens_updated_at_idx" ON "sign_in_tokens" USING btree ("updated_at");
  CREATE INDEX "sign_in_tokens_created_at_idx" ON "sign_in_tokens" USING btree ("created_at");
  CREATE INDEX "comment_upvotes_comment_idx" ON "comment_upvotes" USING btree ("comment_id");
  CREATE INDEX "comment_upvotes_user_idx" ON "comment_upvotes" USING btree ("user_id");
  CREATE INDEX "comment_upvotes_updated_at_idx" ON "comment_upvotes" USING btree ("updated_at");
  CREATE INDEX "comment_upvotes_created_at_idx" ON "comment_upvotes" USING btree ("created_at");
  CREATE UNIQUE INDEX "comment_user_idx" ON "comment_upvotes" USING btree ("comment_id","user_id");
  CREATE INDEX "bookmarks_user_idx" ON "bookmarks" USING btree ("user_id");
  CREATE INDEX "bookmarks_recipe_idx" ON "bookmarks" USING btree ("recipe_id");
  CREATE INDEX "bookmarks_site_idx" ON "bookmarks" USING btree ("site_id");
  CREATE INDEX "bookmarks_updated_at_idx" ON "bookmarks" USING btree ("updated_at");
  CREATE INDEX "bookmarks_created_at_idx" ON "bookmarks" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_recipe_idx" ON "bookmarks" USING btree ("user_id","recipe_id");
  CREATE INDEX "user_site_1_idx" ON "bookmarks" USING btree ("user_id","site_id");
  CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("import_id");
  CREATE INDEX "import_rows_site_idx" ON "import_rows" USING btree ("site_id");
  CREATE INDEX "import_rows_recipe_idx" ON "import_rows" USING btree ("recipe_id");
  CREATE INDEX "import_rows_updated_at_idx" ON "import_rows" USING btree ("updated_at");
  CREATE INDEX "import_rows_created_at_idx" ON "import_rows" USING btree ("created_at");
  CREATE UNIQUE INDEX "import_position_idx" ON "import_rows" USING btree ("import_id","position");
  CREATE INDEX "rate_limits_window_start_idx" ON "rate_limits" USING btree ("window_start");
  CREATE UNIQUE INDEX "key_windowStart_idx" ON "rate_limits" USING btree ("key","window_start");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_recipes_id_idx" ON "payload_locked_documents_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_recipe_collections_id_idx" ON "payload_locked_documents_rels" USING btree ("recipe_collections_id");
  CREATE INDEX "payload_locked_documents_rels_images_id_idx" ON "payload_locked_documents_rels" USING btree ("images_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_sends_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_sends_id");
  CREATE INDEX "payload_locked_documents_rels_ingredients_id_idx" ON "payload_locked_documents_rels" USING btree ("ingredients_id");
  CREATE INDEX "payload_locked_documents_rels_units_id_idx" ON "payload_locked_documents_rels" USING btree ("units_id");
  CREATE INDEX "payload_locked_documents_rels_equipment_id_idx" ON "payload_locked_documents_rels" USING btree ("equipment_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_color_themes_id_idx" ON "payload_locked_documents_rels" USING btree ("color_themes_id");
  CREATE INDEX "payload_locked_documents_rels_type_themes_id_idx" ON "payload_locked_documents_rels" USING btree ("type_themes_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_auth_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("auth_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_app_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("app_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_early_signups_id_idx" ON "payload_locked_documents_rels" USING btree ("early_signups_id");
  CREATE INDEX "payload_locked_documents_rels_sign_in_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_in_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_comment_upvotes_id_idx" ON "payload_locked_documents_rels" USING btree ("comment_upvotes_id");
  CREATE INDEX "payload_locked_documents_rels_bookmarks_id_idx" ON "payload_locked_documents_rels" USING btree ("bookmarks_id");
  CREATE INDEX "payload_locked_documents_rels_import_rows_id_idx" ON "payload_locked_documents_rels" USING btree ("import_rows_id");
  CREATE INDEX "payload_locked_documents_rels_rate_limits_id_idx" ON "payload_locked_documents_rels" USING btree ("rate_limits_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  -- Not in the collections' own words: slugs are unique among recipes that are not in the bin, and
  -- terms of all sites among themselves.
  CREATE UNIQUE INDEX "recipes_live_slug_idx" ON "recipes" ("site_id", "slug") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "terms_kind_site_slug_unique_idx" ON "terms" ("kind", "site_id", "slug") NULLS NOT DISTINCT;
  CREATE INDEX "recipes_site_title_idx" ON "recipes" ("site_id", lower("title"));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "recipe_images" CASCADE;
  DROP TABLE "recipe_ingredients" CASCADE;
  DROP TABLE "recipe_ingredient_groups" CASCADE;
  DROP TABLE "recipe_instructions" CASCADE;
  DROP TABLE "recipe_instruction_groups" CASCADE;
  DROP TABLE "recipe_equipment" CASCADE;
  DROP TABLE "recipes" CASCADE;
  DROP TABLE "recipes_texts" CASCADE;
  DROP TABLE "recipes_rels" CASCADE;
  DROP TABLE "recipe_collections" CASCADE;
  DROP TABLE "recipe_collections_rels" CASCADE;
  DROP TABLE "images" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "site_header_links" CASCADE;
  DROP TABLE "site_links" CASCADE;
  DROP TABLE "site_social_links" CASCADE;
  DROP TABLE "site_product_links" CASCADE;
  DROP TABLE "site_domains" CASCADE;
  DROP TABLE "sites" CASCADE;
  DROP TABLE "sites_rels" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "newsletter_sends" CASCADE;
  DROP TABLE "ingredients" CASCADE;
  DROP TABLE "ingredients_texts" CASCADE;
  DROP TABLE "units" CASCADE;
  DROP TABLE "units_texts" CASCADE;
  DROP TABLE "equipment" CASCADE;
  DROP TABLE "equipment_texts" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "terms_texts" CASCADE;
  DROP TABLE "color_themes" CASCADE;
  DROP TABLE "type_themes" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "auth_sessions" CASCADE;
  DROP TABLE "app_subscriptions" CASCADE;
  DROP TABLE "early_signups" CASCADE;
  DROP TABLE "sign_in_tokens" CASCADE;
  DROP TABLE "comment_upvotes" CASCADE;
  DROP TABLE "bookmarks" CASCADE;
  DROP TABLE "import_rows" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."recipe_difficulty";
  DROP TYPE "public"."recipe_privacy";
  DROP TYPE "public"."import_status";
  DROP TYPE "public"."social_platform";
  DROP TYPE "public"."site_template";
  DROP TYPE "public"."site_header_layout";
  DROP TYPE "public"."site_theme_style";
  DROP TYPE "public"."site_measurement_system";
  DROP TYPE "public"."site_temperature_system";
  DROP TYPE "public"."plan_type";
  DROP TYPE "public"."subscription_status";
  DROP TYPE "public"."newsletter_send_status";
  DROP TYPE "public"."ingredient_metric_method";
  DROP TYPE "public"."ingredient_imperial_method";
  DROP TYPE "public"."unit_system";
  DROP TYPE "public"."unit_kind";
  DROP TYPE "public"."term_kind";
  DROP TYPE "public"."user_temperature_system";
  DROP TYPE "public"."session_purpose";
  DROP TYPE "public"."app_subscription_status";
  DROP TYPE "public"."sign_in_token_purpose";
  DROP TYPE "public"."import_outcome";`)
}
