/** Adds users with a card, a favourite and a given gift each, whose rows no other user's query may read. */
export async function crowd(d1: D1Database, users: number): Promise<void> {
  const fill = (sql: string) => d1.prepare(sql);
  await d1.batch([
    fill(
      `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)
       INSERT INTO user (id, email, first_name, last_name, password_hash, agreed_to_terms_at, created_at)
       SELECT 'crowd' || n, 'crowd' || n || '@example.com', '', '', '', 0, 0 FROM number`,
    ).bind(users),
    fill(
      `INSERT INTO profile_card (id, user_id, name, relationship, birthday, email_reminders_enabled,
         created_at, updated_at)
       SELECT 'card' || id, id, 'N', 'R', '1990-01-01', 0, 0, 0 FROM user WHERE id LIKE 'crowd%'`,
    ),
    fill(
      `INSERT INTO card_holiday (card_id, holiday_id, user_id)
       SELECT 'card' || id, 'birthday', id FROM user WHERE id LIKE 'crowd%'`,
    ),
    fill(
      `INSERT INTO saved_gift (id, user_id, asin, title, description, product_url, image_url, pros,
         cons, review_summary, is_favorited, saved_at, updated_at)
       SELECT 'gift' || id, id, 'B0TEAPOT01', 'T', '', '', '', '[]', '[]', '', 1, 0, 0
       FROM user WHERE id LIKE 'crowd%'`,
    ),
    fill(
      `INSERT INTO saved_gift_card (gift_id, card_id, user_id, state)
       SELECT 'gift' || id, 'card' || id, id, 'given' FROM user WHERE id LIKE 'crowd%'`,
    ),
  ]);
}

/** Adds a card and many gifts to a user, each a favourite and on that card, and returns the card's id. */
export async function addGifts(
  d1: D1Database,
  { userId, gifts }: { userId: string; gifts: number },
): Promise<string> {
  const cardId = `card-of-${userId}`;
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO profile_card (id, user_id, name, relationship, birthday,
           email_reminders_enabled, created_at, updated_at)
         VALUES (?1, ?2, 'Anna', 'Mother', '1964-05-02', 0, 0, 0)`,
      )
      .bind(cardId, userId),
    d1
      .prepare(
        `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
         INSERT INTO saved_gift (id, user_id, asin, title, description, product_url, image_url, pros,
           cons, review_summary, is_favorited, saved_at, updated_at)
         SELECT 'gift-' || ?1 || n, ?1, 'A' || n, 'Gift ' || n, '', 'https://a.example/', '', '[]',
           '[]', '', 1, n, n FROM number`,
      )
      .bind(userId, gifts),
    d1
      .prepare(
        `INSERT INTO saved_gift_card (gift_id, card_id, user_id)
         SELECT id, ?2, user_id FROM saved_gift WHERE user_id = ?1`,
      )
      .bind(userId, cardId),
  ]);
  return cardId;
}
