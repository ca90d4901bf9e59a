import { emailErrorOf } from 'api-client';

/** The id of the form; the browser scrolls to it after posting. */
export const APPLICATION_FORM = 'application';

/** The texts of the specification, sections 5 and 8, and those of the consent. */
export const ALL_FIELDS_REQUIRED = 'All Fields are required';
export const REFRESH_APPLICATION = 'Pls refresh the application';
export const NOT_A_PDF = 'Please upload a valid PDF file.';
export const UPLOAD_FAILED = 'File upload failed';
/** The server's message. */
export const APPLICATION_SENT = 'Your application was sent successfully';
export const CHECK_FIELDS = 'Please check the marked fields';
/** The heading when the API asks for the code that it has sent to the email address. */
export const CONFIRM_EMAIL = 'Please confirm your email address';

/** The text fields of an application, with their labels. */
export const TEXT_FIELDS = [
  { name: 'fullName', label: 'Name' },
  { name: 'contactNumber', label: 'Contact number' },
  { name: 'email', label: 'Email' },
  { name: 'address', label: 'Address' },
  { name: 'education', label: 'Education' },
  { name: 'experience', label: 'Experience' },
] as const;

export type TextField = (typeof TEXT_FIELDS)[number]['name'];
/** `code` is shown only if the API asks for it. */
export type ApplicationField = TextField | 'resume' | 'consent' | 'code';

export const FIELD_ORDER: readonly ApplicationField[] = [
  ...TEXT_FIELDS.map(({ name }) => name),
  'resume',
  'consent',
  'code',
];

/** The input; `resume` is the address that the upload returned. */
export type ApplicationValues = Readonly<Record<TextField, string>> & {
  readonly resume: string;
  readonly consent: boolean;
};

export type FieldErrors = Partial<Record<ApplicationField, string>>;

/** The reason why an application cannot be sent: a heading, and a sentence for each field. */
export interface FormError {
  readonly heading: string;
  readonly fields: FieldErrors;
}

/** The answer to an application that was posted without scripts and refused. */
export interface ApplicationAnswer {
  readonly texts: Readonly<Record<TextField, string>>;
  readonly consent: boolean;
  /** The form asks for the code that the email address got. */
  readonly asksCode: boolean;
  /** The posted resume that is already on the server, so that it need not be chosen again. */
  readonly resume?: PostedResume;
  readonly formError: FormError;
}

/** A resume on the server, as the form sends it. */
export interface PostedResume {
  readonly fileUrl: string;
  readonly name: string;
}

/**
 * The client's validation of an application (specification, section 5): a job, no empty field, and the rule of an email
 * input. The server validates everything else.
 *
 * @returns the error, or `undefined` if the application may be sent
 */
export function checkApplication(jobId: string | undefined, values: ApplicationValues): FormError | undefined {
  if (!jobId) return { heading: REFRESH_APPLICATION, fields: {} };
  const fields: FieldErrors = {};
  for (const { name, label } of TEXT_FIELDS) if (values[name].trim() === '') fields[name] = `${label} is required`;
  if (!values.resume) fields.resume = 'Resume is required';
  if (!values.consent) fields.consent = 'Consent is required';
  const isIncomplete = Object.keys(fields).length > 0;
  const invalidEmail = emailErrorOf(values.email);
  if (invalidEmail) fields.email = invalidEmail;
  if (Object.keys(fields).length === 0) return undefined;
  return { heading: isIncomplete ? ALL_FIELDS_REQUIRED : CHECK_FIELDS, fields };
}

/**
 * The reason why the API refused an application.
 *
 * @param message of the API, for a refusal that names no field
 */
export function refusalOf(status: number, message: string, fields: FieldErrors): FormError {
  const heading = Object.keys(fields).length > 0 ? CHECK_FIELDS : message;
  return { heading: isAsked(status, fields) ? CONFIRM_EMAIL : heading, fields };
}

/** Whether the API wants an application to be sent again with the code that its email address got. */
export const isAsked = (status: number, { code }: FieldErrors): boolean => status === 429 && code !== undefined;
