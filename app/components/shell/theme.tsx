import { createContext, useContext } from "react";
import type { Theme } from "~/lib/theme";

const ThemeContext = createContext<Theme | undefined>(undefined);

export const ThemeProvider = ThemeContext.Provider;

/** The visitor's theme according to the server. Throws outside a ThemeProvider. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (theme === undefined) throw new Error("useTheme must be used within a ThemeProvider.");
  return theme;
}
