CREATE TABLE `gift_idea` (
	`id` text PRIMARY KEY NOT NULL,
	`entry` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `gift_idea_interest` (
	`interest` text NOT NULL,
	`idea_id` text NOT NULL,
	PRIMARY KEY(`interest`, `idea_id`),
	FOREIGN KEY (`idea_id`) REFERENCES `gift_idea`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `catalogue_product` ADD `idea_id` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `catalogue_product` ADD `max_age` integer DEFAULT 120 NOT NULL;
--> statement-breakpoint
CREATE INDEX `catalogue_product_idea` ON `catalogue_product` (`idea_id`);
--> statement-breakpoint
ALTER TABLE `profile_card` ADD `avoid` text DEFAULT '' NOT NULL;
