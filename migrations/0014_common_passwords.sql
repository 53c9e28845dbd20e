CREATE TABLE `common_password` (
	`password` text PRIMARY KEY NOT NULL
);
