import type { ContentType } from 'api-client/content-types';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDates } from 'shared-store';
import { publicationValues, type PublicationValues } from '../publication-fields';
import { saveQuestion } from '../save-question';
import { CLOSE, PUBLISH, REVIEW, useEditor, type Editor, type SaveIntent } from '../use-editor';
import { useContentChanges } from './api';
import { listPath } from './content-collection';
import type { ItemEditorOptions, Merged } from './item-editor-options';
import type { Stored } from './stored-item';
import { useLoaded } from './loaded';
import { screenWords } from './screen-words';
import type { ItemChanges } from './use-item-changes';
import type { ItemForm } from './use-item-form';
import type { CreatedState } from './use-send-for-review';

/**
 * Saves an item: a new one is created, the changes of a published one are kept beside it, and any other is updated.
 *
 * @param onReview called when a stored item is to be sent for review
 */
export function useItemEditor<Type extends ContentType, Item extends Stored, Values extends object>(
  options: ItemEditorOptions<Type, Item, Values>,
  { form, base, isLive, isDraft, valuesOf, bodyOf }: ItemForm<Item>,
  beside: ItemChanges,
  onReview: () => void,
): Editor<Record<string, unknown>> {
  const { type, item } = options;
  const navigate = useNavigate();
  const dates = useDates();
  const changes = useContentChanges(type);
  const { refetch, onCreated } = useLoaded();
  const list = listPath(type);
  /** The id of the item that this editor has created. */
  const created = useRef<string>(undefined);
  /** The values of a save: publishing decides the status of a draft, and a review leaves the item's status. */
  const valuesFor = <Given extends object>(values: Given, intent: SaveIntent): Given => {
    if (intent === REVIEW) return { ...values, ...publicationValues(dates, item) };
    return intent === PUBLISH && isDraft ? { ...values, status: 'published', publishAt: '' } : values;
  };
  const { isDirty } = form.formState;
  return useEditor<Record<string, unknown>, Item>({
    form,
    toValues: valuesOf,
    save: async (given, version, intent) => {
      const values = valuesFor(given, intent);
      if (intent === REVIEW && item && !isDirty) {
        if (!isDraft && !base.pending) throw new Error('There are no changes to send. Change something first.');
        return undefined;
      }
      const fields = { ...bodyOf(values), ...(await options.upload?.(values as Merged<Type, Values>)) };
      if (!item) {
        const made = await changes.create(fields);
        created.current = made.item?._id;
        if (made.item) onCreated(made.item);
        return made.message;
      }
      if (isLive && values['status'] === 'published')
        return beside.save({ fields, version, values, publish: intent === PUBLISH });
      const { message } = await changes.update(item._id, {
        ...fields,
        version: version ?? (base.item ?? item).version,
      });
      await beside.discard();
      await refetch();
      return message;
    },
    questionOf: (values, intent) =>
      saveQuestion(
        options.lost ?? screenWords(type).one,
        valuesFor(values, intent) as PublicationValues & typeof values,
        dates,
        item,
      ),
    onSaved: (intent) => {
      const id = created.current;
      created.current = undefined;
      if (intent === CLOSE || (!item && id === undefined)) void navigate(list);
      else if (id !== undefined) {
        const state: CreatedState = { stays: true, isSent: intent === REVIEW };
        void navigate(`${list}/${id}`, { replace: true, state });
      } else if (intent === REVIEW) onReview();
    },
  });
}
