CREATE TABLE `account_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_token_newest` ON `account_token` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `attempt` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`slowed_until` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_expiry` ON `attempt` (`expires_at`);--> statement-breakpoint
CREATE TABLE `email_change` (
	`user_id` text PRIMARY KEY NOT NULL,
	`step` text NOT NULL,
	`new_email` text NOT NULL,
	`code_hash` text,
	`code_sent_at` integer NOT NULL,
	`code_expires_at` integer NOT NULL,
	`tries_left` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `session` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`public_id` text DEFAULT '' NOT NULL,
	`user_id` text NOT NULL,
	`browser` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`agreed_to_terms_at` integer NOT NULL,
	`confirmed_at` integer,
	`time_zone` text DEFAULT 'Europe/London' NOT NULL,
	`region` text DEFAULT 'UK' NOT NULL,
	`calendar_secret_hash` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_calendar_secret_hash_unique` ON `user` (`calendar_secret_hash`);--> statement-breakpoint
CREATE TABLE `contact_message` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_message_oldest` ON `contact_message` (`created_at`);--> statement-breakpoint
CREATE TABLE `mailing_list` (
	`email` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`consent_at` integer,
	`consent_place` text,
	`consent_text` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`headers` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`lease_until` integer,
	`error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `suppression` (
	`email` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `card_holiday` (
	`card_id` text NOT NULL,
	`holiday_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reminder_days_before` integer,
	`skipped_day` text,
	PRIMARY KEY(`card_id`, `holiday_id`),
	FOREIGN KEY (`card_id`) REFERENCES `profile_card`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `card_holiday_user` ON `card_holiday` (`user_id`);--> statement-breakpoint
CREATE TABLE `card_search` (
	`uid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`card_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`card_id`) REFERENCES `profile_card`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `card_search_card` ON `card_search` (`card_id`);--> statement-breakpoint
CREATE INDEX `card_search_user` ON `card_search` (`user_id`);--> statement-breakpoint
CREATE TABLE `custom_holiday` (
	`id` text PRIMARY KEY NOT NULL,
	`card_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`date` text NOT NULL,
	`is_recurring` integer NOT NULL,
	`is_origin_date` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `profile_card`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `custom_holiday_card` ON `custom_holiday` (`card_id`);--> statement-breakpoint
CREATE INDEX `custom_holiday_user` ON `custom_holiday` (`user_id`);--> statement-breakpoint
CREATE TABLE `profile_card` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`relationship` text NOT NULL,
	`birthday` text NOT NULL,
	`interests` text DEFAULT '' NOT NULL,
	`email_reminders_enabled` integer NOT NULL,
	`next_reminder_at` integer,
	`reminded` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `profile_card_user` ON `profile_card` (`user_id`,`next_reminder_at`);--> statement-breakpoint
CREATE INDEX `profile_card_due` ON `profile_card` (`next_reminder_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `refused_idea` (
	`card_id` text NOT NULL,
	`title_key` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`card_id`, `title_key`),
	FOREIGN KEY (`card_id`) REFERENCES `profile_card`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refused_idea_user` ON `refused_idea` (`user_id`);--> statement-breakpoint
CREATE TABLE `saved_gift` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`asin` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`product_url` text NOT NULL,
	`image_url` text NOT NULL,
	`price` integer,
	`currency` text,
	`pros` text NOT NULL,
	`cons` text NOT NULL,
	`review_summary` text NOT NULL,
	`is_favorited` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_gift_once` ON `saved_gift` (`user_id`,`asin`);--> statement-breakpoint
CREATE INDEX `saved_gift_newest` ON `saved_gift` (`user_id`,`saved_at`);--> statement-breakpoint
CREATE TABLE `saved_gift_card` (
	`gift_id` text NOT NULL,
	`card_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text DEFAULT 'idea' NOT NULL,
	`occasion` text,
	`given_on` text,
	PRIMARY KEY(`gift_id`, `card_id`),
	FOREIGN KEY (`gift_id`) REFERENCES `saved_gift`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`card_id`) REFERENCES `profile_card`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_gift_card_card` ON `saved_gift_card` (`card_id`);--> statement-breakpoint
CREATE INDEX `saved_gift_card_user` ON `saved_gift_card` (`user_id`);--> statement-breakpoint
CREATE TABLE `reported_text` (
	`id` text PRIMARY KEY NOT NULL,
	`asin` text NOT NULL,
	`writer` text NOT NULL,
	`model` text NOT NULL,
	`prompt_version` text NOT NULL,
	`input_hash` text NOT NULL,
	`review_text` text NOT NULL,
	`pros` text NOT NULL,
	`cons` text NOT NULL,
	`times` integer NOT NULL,
	`reported_at` integer NOT NULL
);
