ALTER TABLE `session` ADD `family_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `session_family_hash_unique` ON `session` (`family_hash`);