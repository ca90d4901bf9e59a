import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toolbar, ToolbarButton } from 'ui-kit/toolbar';

test('the tools are one stop of the Tab key, and the arrow keys skip disabled ones', async () => {
  const pressed = jest.fn();
  render(
    <>
      <Toolbar label="Text tools">
        <ToolbarButton label="Bold" aria-pressed={false}>
          b
        </ToolbarButton>
        <ToolbarButton label="Table" disabled>
          t
        </ToolbarButton>
        <ToolbarButton label="Link" onClick={pressed}>
          l
        </ToolbarButton>
      </Toolbar>
      <input aria-label="Text" />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Bold', pressed: false })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Table' })).toBeDisabled();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus();
});
