import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink, IconButton, KitLink, LinkProvider } from 'ui-kit';
import type { KitLinkProps } from 'ui-kit';

test('a busy button keeps its focus, announces that it is busy and ignores clicks', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const click = jest.fn();
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={click}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  const button = screen.getByRole('button', { name: /Save/ });
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Working…');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(click).toHaveBeenCalledTimes(1);
});

test('an icon button is named by its label', () => {
  render(
    <IconButton label="Edit product">
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Edit product' })).toBeEnabled();
});

test("the site's component renders links, with their state", () => {
  const Site = ({ href, state, replace: _replace, children, ...rest }: KitLinkProps) => (
    <a {...rest} href={`/site${href}`} data-state={JSON.stringify(state)}>
      {children}
    </a>
  );
  render(
    <LinkProvider component={Site}>
      <ButtonLink href="/contact" state={{ product: 'CI-240' }}>
        Enquire
      </ButtonLink>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Enquire' });
  expect(link).toHaveAttribute('href', '/site/contact');
  expect(link).toHaveAttribute('data-state', '{"product":"CI-240"}');
});

test('another component may render a link; without any it is an anchor', () => {
  const Routed = ({ to, ...rest }: { to: string; className?: string; children?: React.ReactNode }) => (
    <a {...rest} href={to} data-routed="" />
  );
  render(
    <>
      <ButtonLink as={Routed} to="/career">
        Careers
      </ButtonLink>
      <KitLink href="/news" state={1} replace>
        News
      </KitLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('data-routed');
  const plain = screen.getByRole('link', { name: 'News' });
  expect(plain).not.toHaveAttribute('state');
  expect(plain).not.toHaveAttribute('replace');
});
