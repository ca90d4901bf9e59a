import { useSyncExternalStore } from 'react';
import { slugKey } from 'api-client';
import type { ChemicalCard } from './chemical-cards';

/**
 * Administrators' additions change local state only (specification, section 2): they last until the page is loaded
 * again.
 */
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

/** The added cards; empty on the server. */
export const useAddedCards = (): readonly ChemicalCard[] =>
  useSyncExternalStore(
    subscribe,
    () => added,
    () => none,
  );

/** The added card of an address, matched like a subsector. */
export function findAddedCard(title: string): ChemicalCard | undefined {
  return added.find((card) => slugKey(card.title) === slugKey(title));
}
