CREATE TABLE `security_event` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`what` text NOT NULL,
	`browser` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `security_event_user` ON `security_event` (`user_id`,`at`);