DROP INDEX `profile_card_user`;--> statement-breakpoint
CREATE INDEX `profile_card_user` ON `profile_card` (`user_id`,`next_reminder_at`);