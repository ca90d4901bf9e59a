import type { ReactNode } from 'react';
import { ButtonLink, Container, EmptyState } from 'ui-kit';

/** The not-found page; the server sends it with status 404. */
export function NotFoundPage(): ReactNode {
  return (
    <Container>
      <EmptyState headingLevel={1} title="Page not found" action={<ButtonLink href="/">Go to the home page</ButtonLink>}>
        There is no page at this address. It may have moved, or the address may be mistyped.
      </EmptyState>
    </Container>
  );
}
