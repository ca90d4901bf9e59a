import { contract, get, post, put } from '../contract/contract';
import { ANY_TRANSLATOR } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { translationCalls } from './schemas';

const tags = ['translations', 'content'];
/** Visitors see no change. */
const saved = ['translations', 'audit'];
const published = ['translations', ...ANY_CONTENT];

/** The translations of content. The roles that edit a collection translate it; translators translate all. */
export const {
  fetchTranslationCounts,
  fetchTranslations,
  fetchTranslation,
  fetchTranslationTexts,
  exportTranslations,
  importTranslations,
  saveTranslation,
  previewTranslation,
  agreeToTranslation,
  publishTranslation,
  unpublishTranslation,
  fetchTranslationRevisions,
  restoreTranslation,
} = contract<typeof translationCalls>()({
  /** How much of each collection is translated into a language. */
  fetchTranslationCounts: get('/translations/:language', ANY_TRANSLATOR, { field: 'counts', tags }),
  /** The items of a collection, by name, each with what is missing or out of date. */
  fetchTranslations: get('/translations/:language/:collection', ANY_TRANSLATOR, { field: 'translations', tags }),
  /** An item's texts in English and in a language, field by field. */
  fetchTranslation: get('/translations/:language/:collection/:id', ANY_TRANSLATOR, { field: 'translation', tags }),
  /** The texts of a collection in English and in a language, to be translated elsewhere. */
  fetchTranslationTexts: get('/translation-texts/:language/:collection', ANY_TRANSLATOR, { field: 'texts', tags }),
  /** The same texts as a CSV file. */
  exportTranslations: get('/translation-texts/:language/:collection/csv', ANY_TRANSLATOR, { shape: 'text' }),
  /**
   * Saves texts that were translated elsewhere, those of a machine as drafts. With `dryRun: '1'` nothing is saved, and
   * every change is named.
   */
  importTranslations: post('/translation-texts/:language/:collection', ANY_TRANSLATOR, { changes: saved }),
  /** Saves texts beside those that visitors see. */
  saveTranslation: put('/translations/:language/:collection/:id', ANY_TRANSLATOR, { changes: saved }),
  /** Shows for a minute the page of an item with typed texts, which are not saved. */
  previewTranslation: post('/translations/:language/:collection/:id/preview', ANY_TRANSLATOR),
  /** Agrees to a machine's drafts: they become saved texts. API tokens cannot. */
  agreeToTranslation: post('/translations/:language/:collection/:id/agree', ANY_TRANSLATOR, { changes: saved }),
  /** Makes the saved texts those that visitors see. */
  publishTranslation: post('/translations/:language/:collection/:id/publish', ANY_TRANSLATOR, { changes: published }),
  /** Visitors see the item in English again; the saved texts stay. */
  unpublishTranslation: post('/translations/:language/:collection/:id/unpublish', ANY_TRANSLATOR, {
    changes: published,
  }),
  /** The texts that visitors saw, newest first. */
  fetchTranslationRevisions: get('/translations/:language/:collection/:id/revisions', ANY_TRANSLATOR, {
    ...{ field: 'revisions', tags },
  }),
  /** Saves the texts of a revision beside those that visitors see. */
  restoreTranslation: post('/translations/:language/:collection/:id/revisions/:number/restore', ANY_TRANSLATOR, {
    changes: saved,
  }),
});
