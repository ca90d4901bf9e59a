export { collectionCalls } from './collections/collection-calls';
export type { CollectionItem, CollectionPage, CollectionQuery } from './collections/collection-calls';
export { defineCollection } from './collections/define-collection';
export { postItem } from './collections/posted-item';
export type { RefusedItem } from './collections/posted-item';
export { editDistance } from './edit-distance';
export * from './formats';
export type * from './contract/endpoint';
export * from './contracts';
export type * from './schemas';
export type * from './call';
export * from './calls-in-language';
export { EMAIL, emailErrorOf, INVALID_EMAIL } from './email';
export { fold, withoutAccents } from './fold';
export { answersName, fieldNameOf, formCollection, FORMS, NO_ANSWER, reportDefinition } from './forms/answers';
export { fileNameOf } from './file-address';
export { focusedAddress } from './focused-address';
export * from './list-address';
export * from './page-count';
export { RETENTION_PERIODS } from './retention-periods';
export * from './limits';
export { ownHead } from './own-head';
export * from './language-path';
export * from './page-paths';
export * from './preview-notices';
export * from './preview-path';
export { isSameField, partField, partsOfField } from './review-comments/part-field';
export * from './roles';
export * from './retention';
export * from './secret-links';
export * from './tags';
export * from './team-server';
export { shortAddress } from './short-address';
export * from './sign-in-results';
export {
  ATTACHMENT_UPLOAD,
  FILES_PER_FORM,
  FILES_PER_UPLOAD,
  IMAGE_FORMATS,
  IMAGE_UPLOAD,
  MAX_UPLOAD_BYTES,
  PDF_UPLOAD,
  refuseImage,
  refusePdf,
} from './upload-limits';
export type { UploadRule } from './upload-limits';
export { fieldErrorsOf, fieldMessagesOf } from './field-errors';
export * from './posted-form';
export * from './subscriptions/posted-subscription';
export * from './video';
export { plainText } from './plain-text';
export { subAndSuperscriptsAsText } from './sub-and-superscripts';
export { withFootnoteMarks, withNotes, withoutReferences } from './footnotes';
export { readField } from './read-field';
export { readFailureText, SOMETHING_WENT_WRONG } from './read-failure';
