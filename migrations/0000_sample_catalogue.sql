CREATE TABLE `catalogue_product` (
	`id` integer PRIMARY KEY NOT NULL,
	`asin` text NOT NULL,
	`title` text NOT NULL,
	`category` text NOT NULL,
	`keywords` text NOT NULL,
	`author` text,
	`description` text,
	`bullets` text NOT NULL,
	`min_age` integer NOT NULL,
	`price_gbp` integer NOT NULL,
	`price_usd` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_product_asin_unique` ON `catalogue_product` (`asin`);