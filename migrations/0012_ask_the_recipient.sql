CREATE TABLE `ask` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`card_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`sealed_token` text NOT NULL,
	`asked_by` text NOT NULL,
	`is_mail_wanted` integer DEFAULT false NOT NULL,
	`answers` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`card_id`) REFERENCES `profile_card`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ask_token_hash_unique` ON `ask` (`token_hash`);--> statement-breakpoint
CREATE INDEX `ask_card` ON `ask` (`card_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `ask_user` ON `ask` (`user_id`);--> statement-breakpoint
CREATE INDEX `ask_end` ON `ask` (`ends_at`);