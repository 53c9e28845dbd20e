ALTER TABLE `session` ADD `next_hash` text;--> statement-breakpoint
ALTER TABLE `session` ADD `retired_hash` text;--> statement-breakpoint
ALTER TABLE `session` ADD `retired_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `session_next_hash_unique` ON `session` (`next_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `session_retired_hash_unique` ON `session` (`retired_hash`);
