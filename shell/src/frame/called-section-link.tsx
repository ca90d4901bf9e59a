import { HOME_PATH } from 'api-client';
import { useEffect, useRef, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { clientClicked, serviceClicked, testimonialClicked, useAppDispatch } from 'shared-store';

/** How long after the click the section's flag is switched on, in milliseconds (specification, sections 2 and 9). */
const FLAG_AFTER = 100;

const FLAGS = { clients: clientClicked, services: serviceClicked, testimonials: testimonialClicked } as const;

/** Whether a click follows the link in this window, not in a new tab or as a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

interface CalledSectionLinkProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'lang'> {
  readonly section: keyof typeof FLAGS;
  readonly children: ReactNode;
}

/** Navigates to the home page and shortly afterwards switches on the flag that shows one of its sections. */
export function CalledSectionLink({ section, children, ...rest }: CalledSectionLinkProps): ReactNode {
  const dispatch = useAppDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const call = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dispatch(FLAGS[section](true)), FLAG_AFTER);
  };
  return (
    <Link to={HOME_PATH} {...rest} onClick={call}>
      {children}
    </Link>
  );
}
