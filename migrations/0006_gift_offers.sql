ALTER TABLE `saved_gift` ADD `offer_until` integer;--> statement-breakpoint
CREATE INDEX `saved_gift_picture` ON `saved_gift` (`offer_until`) WHERE image_url <> '';--> statement-breakpoint
ALTER TABLE `saved_gift_card` ADD `paid` integer;--> statement-breakpoint
ALTER TABLE `saved_gift_card` ADD `paid_currency` text;--> statement-breakpoint
UPDATE `saved_gift` SET `offer_until` = `saved_at` + 86400000 WHERE `product_url` LIKE 'https://www.amazon.%/dp/%';--> statement-breakpoint
UPDATE `saved_gift_card` SET (`paid`, `paid_currency`) = (SELECT `price`, `currency` FROM `saved_gift` WHERE `id` = `gift_id`) WHERE `state` <> 'idea';
