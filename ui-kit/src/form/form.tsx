import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { Button, classNames } from 'ui-kit';
import type { ButtonProps } from 'ui-kit';
import { BoundErrorSummary } from './bound-error-summary';
import classes from './form.module.css';

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> {
  /** What `useForm` gave. */
  form: UseFormReturn<Values>;
  /** Called with the values when all of them are right. */
  onSubmit: SubmitHandler<Values>;
  /** Called when some are not, for a message of the specification such as “All Fields are Required”. */
  onInvalid?: () => void;
  /** The summary's heading. */
  errorTitle?: string;
  children: ReactNode;
}

/**
 * A form whose fields are bound by name. It posts where there are no scripts, or not yet: what was typed never gets into
 * an address. After a failed submit a summary of the errors appears on top, takes the
 * focus, and leads to each field.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  onInvalid,
  errorTitle = 'Please check these fields',
  className,
  children,
  ...rest
}: FormProps<Values>) {
  const [failures, setFailures] = useState(0);
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        method="post"
        noValidate
        className={classNames(classes.form, className)}
        onSubmit={(event) => {
          // A form in a dialog is still a child of the page's form in React's eyes.
          event.stopPropagation();
          void form.handleSubmit(
            async (values, submitEvent) => {
              await onSubmit(values, submitEvent);
            },
            () => {
              setFailures((count) => count + 1);
              onInvalid?.();
            },
          )(event);
        }}
      >
        <BoundErrorSummary title={errorTitle} attempt={failures} />
        {children}
      </form>
    </FormProvider>
  );
}

/** The button that submits its form, busy while the form is being submitted. */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'type'>) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" busy={busy ?? formState.isSubmitting} />;
}

/** Fields beside one another where there is room. */
export function FormColumns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(classes.columns, className)} />;
}

/** Fields that belong together, under a heading of their own. */
export function FormGroup({ legend, children, ...rest }: ComponentProps<'fieldset'> & { legend: ReactNode }) {
  return (
    <fieldset {...rest}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.group}>{children}</div>
    </fieldset>
  );
}

/** The buttons at the end of a form. */
export function FormButtons({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(classes.buttons, className)} />;
}
