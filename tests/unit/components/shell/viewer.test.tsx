import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeProvider, useTheme } from "~/components/shell/theme";
import { useViewer, ViewerProvider } from "~/components/shell/viewer";

function Greeting() {
  const viewer = useViewer();
  return viewer ? `Hello ${viewer.firstName}` : "Nobody";
}

const Mode = () => useTheme();

const ada = {
  userId: "an account",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  isSubscribedToMailingList: false,
  region: "UK" as const,
  sessionId: "a session",
};

test("useViewer and useTheme throw outside their providers", () => {
  expect(() => renderToStaticMarkup(<Greeting />)).toThrow(/ViewerProvider/);
  expect(() => renderToStaticMarkup(<Mode />)).toThrow(/ThemeProvider/);
});

test("useViewer and useTheme return their provider's value", () => {
  const greet = (viewer: typeof ada | null) =>
    renderToStaticMarkup(
      <ViewerProvider value={viewer}>
        <Greeting />
      </ViewerProvider>,
    );
  expect(greet(ada)).toBe("Hello Ada");
  expect(greet(null)).toBe("Nobody");
  const markup = renderToStaticMarkup(
    <ThemeProvider value="light">
      <Mode />
    </ThemeProvider>,
  );
  expect(markup).toBe("light");
});
