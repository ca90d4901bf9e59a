/** Forms on react-hook-form. Import its hooks from here, so that form and fields share one copy of it. */
export { Controller, useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export type { Control, FieldValues, RegisterOptions, SubmitHandler, UseFormReturn } from 'react-hook-form';
export { useForm } from './use-form';
export { Form, FormButtons, FormColumns, FormGroup, SubmitButton } from './form';
export { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from './bound-fields';
export { FileInput } from './file-input';
export type { FileInputProps } from './file-input';
export { FileField } from './file-field';
export { listErrors, showFieldErrors } from './field-errors';
export type { NamedError } from './field-errors';
export { useFormErrors } from './use-form-errors';
export { useSubmission } from './use-submission';
export { withdrawError } from '../notify/withdraw';
export { useUnsavedChanges } from './use-unsaved-changes';
