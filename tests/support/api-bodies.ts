/** A profile card and a saved gift, in the format of the API. */
export const anna = { name: "Anna", relationship: "Mother", birthday: "1964-05-02" };

export const teapot = {
  title: "Cast iron teapot",
  description: "A teapot for slow afternoons",
  asin: "B0TEAPOT01",
  productUrl: "https://www.amazon.co.uk/dp/B0TEAPOT01",
  imageUrl: "https://images.example/teapot.jpg",
  price: 24.99,
  pros: "Keeps warm,Pours well",
  cons: "Heavy",
  reviewSummary: "A solid pot.",
  profileCardIds: [] as string[],
  isFavorited: true,
};
