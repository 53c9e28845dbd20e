-- Full-text search over the sample catalogue. The words live in catalogue_product alone (external
-- content), and whoever fills that table rebuilds this one: https://sqlite.org/fts5.html#external_content_tables
CREATE VIRTUAL TABLE `catalogue_search` USING fts5(
	title,
	keywords,
	content='catalogue_product',
	content_rowid='id',
	tokenize='porter unicode61'
);
