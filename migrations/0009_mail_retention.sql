CREATE TABLE `mail_key` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_key_expiry` ON `mail_key` (`expires_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `user_id` text REFERENCES user(id);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`);--> statement-breakpoint
CREATE INDEX `outbox_text` ON `outbox` (`sent_at`) WHERE html <> '';