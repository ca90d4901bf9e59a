import { createContext, use } from 'react';

/** A line of the side menu and of the command palette. */
export interface MenuEntry {
  readonly label: string;
  readonly href: string;
  readonly group: string;
  readonly order: number;
}

export interface MenuGroup {
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

const MenuContext = createContext<readonly MenuGroup[]>([]);

/** Hands the menu to everything below. */
export const MenuProvider = MenuContext.Provider;

/** The menu as the frame shows it. */
export function useMenu(): readonly MenuGroup[] {
  return use(MenuContext);
}
