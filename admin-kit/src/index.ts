/**
 * The list and editor screens of every collection of the administration, with search, sort, filters and paging in the
 * address, selection, bulk actions, undo, status, history, preview and the guards.
 */
export { CollectionScreen } from './collection-screen';
export { CollectionToolbar } from './collection-toolbar';
export type { BulkAction, CollectionFilter, CollectionScreenProps } from './collection-types';
export { announce, useAttempt } from './attempt';
export { consentFacts, consentWords } from './consent-facts';
export { finalDeletion } from './final-deletion';
export { inParallel, oneByOne } from './one-by-one';
export { EditorScreen } from './editor-screen';
export { FormDialog } from './form-dialog';
export { ExportButton } from './export-button';
export { EditorSection } from './editor-section';
export { useEditor } from './use-editor';
export { PrivatePdf } from './private-pdf';
export { zoneHint } from './zone-hint';
export { PublicationFields } from './publication-fields';
export type { PublicationValues } from './publication-fields';
export { RowName } from './row-name';
export { RevisionHistory } from './revision-history';
export type { HistoryEntry } from './revision-history';
export { FigureTile } from './figure-tile';
export { ScreenHead } from './screen-head';
export { HiddenWorkBadge, PublicationBadges, servedStatusFilter, StatusBadge, statusFilter } from './status-badge';
export { useKeptFocus } from './use-kept-focus';
export { useUnsentInput } from './unsaved-changes';
export { useUnsavedGuard } from './use-unsaved-guard';
export { VersionComparison } from './version-comparison';
export { differences } from './differences';
