import { charactersOf } from 'api-client';

/** The specification's words and limits for services (sections 2, 3, 5, 8 and 9). */
export const DESCRIPTION_PREVIEW = 30;

export const ALL_FIELDS_REQUIRED = 'All Fields are Required';
export const NOT_AUTHORIZED = 'You are not authorized to perform this action';
export const NO_ACCESS = "You don't have access to perform this action";

export const DELETE_SERVICE = {
  title: 'Delete Service',
  question: 'Are you Sure You want to delete this Service ?',
  warning: "Warning !! You can't revert this action.",
  confirmLabel: 'Confirm Delete',
} as const;

/** The first 30 characters of a description with an ellipsis; a shorter description is unchanged. */
export function descriptionPreview(desc: string): string {
  const characters = charactersOf(desc);
  return characters.length <= DESCRIPTION_PREVIEW
    ? desc
    : `${characters.slice(0, DESCRIPTION_PREVIEW).join('').trimEnd()}…`;
}
