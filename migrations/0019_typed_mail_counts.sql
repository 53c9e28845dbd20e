ALTER TABLE `outbox` ADD `counted_for` text;--> statement-breakpoint
CREATE INDEX `outbox_counted` ON `outbox` (`counted_for`,`created_at`) WHERE counted_for IS NOT NULL;