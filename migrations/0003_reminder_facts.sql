ALTER TABLE `profile_card` ADD `reminder_facts` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `profile_card` SET `reminder_facts` = json_object(
	'owner', (SELECT json_object('email', `email`, 'firstName', `first_name`, 'region', `region`,
			'timeZone', `time_zone`, 'isConfirmed', json(iif(`confirmed_at` IS NOT NULL, 'true', 'false')))
		FROM `user` WHERE `user`.`id` = `profile_card`.`user_id`),
	'selected', (SELECT json_group_array(json_object('holidayId', `holiday_id`,
			'reminderDaysBefore', `reminder_days_before`, 'skippedDay', `skipped_day`))
		FROM `card_holiday` WHERE `card_holiday`.`card_id` = `profile_card`.`id`),
	'customs', (SELECT json_group_array(json_object('id', `custom_holiday`.`id`,
			'name', `custom_holiday`.`name`, 'date', `date`,
			'isRecurring', json(iif(`is_recurring`, 'true', 'false')),
			'isOriginDate', json(iif(`is_origin_date`, 'true', 'false'))))
		FROM `custom_holiday` WHERE `custom_holiday`.`card_id` = `profile_card`.`id`)
);
