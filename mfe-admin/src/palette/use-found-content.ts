import { findContent } from 'api-client';
import { useNavigate } from 'react-router-dom';
import { usePermission, useRead } from 'shared-store';
import { useDebouncedValue } from 'ui-kit';
import { collectionName } from '../names';
import { editPath } from '../edit-path';
import type { Command } from './matching';

/** The minimum length: a single character would match nearly everything. */
const MIN_LENGTH = 2;
/** The debounce time in milliseconds: shorter than in a page's search, since nothing else depends on the input. */
const DEBOUNCE = 200;

/** The content whose title contains the typed words; choosing an item opens its editor. */
export function useFoundContent(typed: string): readonly Command[] {
  const navigate = useNavigate();
  const search = useDebouncedValue(typed.trim(), DEBOUNCE);
  const allowed = usePermission(findContent);
  const skip = !allowed || search.length < MIN_LENGTH;
  const { currentData = [] } = useRead(findContent, { query: { search } }, { skip });
  if (skip || typed.trim() !== search) return [];
  return currentData.map((item) => ({
    id: `${item.collection}-${item._id}`,
    label: item.title,
    group: collectionName(item.collection),
    run: () => void navigate(editPath(item)),
  }));
}
