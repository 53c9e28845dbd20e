CREATE TABLE `reported_text` (
	`id` text PRIMARY KEY NOT NULL,
	`asin` text NOT NULL,
	`writer` text NOT NULL,
	`model` text NOT NULL,
	`prompt_version` text NOT NULL,
	`input_hash` text NOT NULL,
	`review_text` text NOT NULL,
	`pros` text NOT NULL,
	`cons` text NOT NULL,
	`times` integer NOT NULL,
	`reported_at` integer NOT NULL
);
