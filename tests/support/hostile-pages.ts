const LENGTH = 900_000;
const filled = (start: string, part: string) =>
  start + part.repeat(Math.floor(LENGTH / part.length));
const DATA = '<script type="application/ld+json">';

/** Pages of a shop that are made to keep a parser busy, by what they are made of. */
export const HOSTILE_PAGES = {
  "a title of tags": filled("<title>", "<"),
  "data of tags": filled(DATA, "<"),
  "data of open tags": filled(DATA, "<a"),
  "data of closed tags": filled(DATA, "</"),
  "data of scripts": filled(DATA, "<script "),
  "data of comments": filled(`${DATA}<!--`, "<script "),
  "many tags": filled("", "<meta>"),
  "many properties": filled("", "<meta name=a>"),
  "many attributes": `${filled("<meta ", "a=b ")}>`,
  "many titles": filled("", "<title>a</title>"),
  "titles of pictures": filled("<title>Teapot</title>", "<svg><title>a</title></svg>"),
  "many scripts": filled("", `${DATA}</script>`),
  "scripts without data": filled("<script>", "<"),
  "an open tag": filled("<meta ", "a=b "),
  "an open value": filled('<meta content="', "<"),
  "deep elements": filled("", "<div>"),
  "open comments": filled("", "<!--"),
};
