/**
 * Screens generated from a content type's definition (`api-client/content-types`): its list, its editor, and their
 * parts for special screens.
 */
export { ChartDataField, ChartShapeField } from '../charts/chart-fields';
export { ChartInput } from '../charts/chart-input';
export { AddToRelease } from './add-to-release';
export { useContentChanges, useContentItems } from './api';
export type { ContentChanges } from './api';
export { useBulkEdit } from './bulk-edit';
export { ContentCollection, listPath } from './content-collection';
export { contentEditorOf, contentListOf } from './content-screens';
export { contentColumns } from './content-columns';
export type { ColumnChanges } from './content-columns';
export { ContentEditor } from './content-editor';
export { ContentFields, withOthers } from './content-fields';
export type { FieldInputs } from './content-field';
export type { FieldInputProps } from '../fields/field-input';
export { useNeededToPublish } from '../fields/needed-to-publish';
export { ImageFileField, PdfFileField } from '../fields/file-fields';
export { useUploads } from '../fields/use-uploads';
export { deletionQuestion } from './deletion-question';
export { DuplicateLink } from './duplicate-link';
export { copyPath, useOriginal } from './original';
export { fieldValues, formLabels, toBody, toValues } from './form-values';
export type { FieldValuesOf, ValuesOf } from './form-values';
export { ItemHistory } from './item-history';
export { ItemPage } from './item-page';
export { UnsavedChangesNotice } from './unsaved-changes-notice';
export { LivePreview } from './live-preview';
export { PreviewPanel } from './preview-panel';
export { PresenceNotice } from './presence-notice';
export { PageFinder } from '../links/page-finder';
export { isSafeLink, UNSAFE_LINK } from '../links/safe-link';
export { OrderButton } from '../ordering/order-button';
export { OrderedList } from '../ordering/ordered-list';
export { PlacesButton } from '../ordering/places-button';
export { PictureChooser } from '../pictures/lazy-chooser';
export { PictureField } from '../pictures/picture-field';
export { RichTextField } from '../rich-text/lazy-rich-text';
export { ReviewNotice } from './review-notice';
export { publicationActions } from './publication-actions';
export { pluralOf } from './screen-words';
export { SeoPanel } from './seo-panel';
export { useChangedIds } from './use-changed-ids';
export { ShareButton, ShareDraft } from './share-draft';
export { TranslateLinks, translationPath } from './translate-links';
export { useTranslatorLanguages } from './use-translator-languages';
