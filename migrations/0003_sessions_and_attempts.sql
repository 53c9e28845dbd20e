CREATE TABLE `attempt` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`slowed_until` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_expiry` ON `attempt` (`expires_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `public_id` text DEFAULT '' NOT NULL;