DROP INDEX `profile_card_due`;--> statement-breakpoint
ALTER TABLE `profile_card` ADD `reminded` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `profile_card_due` ON `profile_card` (`next_reminder_at`,`user_id`);