import { useSyncExternalStore } from 'react';
import { slugKey } from 'api-client';
import type { ChemicalCard } from './chemical-cards';

/** What administrators add changes local state only (specification, section 2): it lasts until the page is loaded anew. */
let added: readonly ChemicalCard[] = [];
const listeners = new Set<() => void>();

const none: readonly ChemicalCard[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a card to the chemicals page. */
export function addCard(card: ChemicalCard): void {
  added = [...added, card];
  listeners.forEach((listener) => listener());
}

/** The added cards; none on the server. */
export const useAddedCards = (): readonly ChemicalCard[] =>
  useSyncExternalStore(
    subscribe,
    () => added,
    () => none,
  );

/** The added card that an address names, as sections are named. */
export function findAddedCard(title: string): ChemicalCard | undefined {
  return added.find((card) => slugKey(card.title) === slugKey(title));
}
