import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useEntry } from './use-entry';

function Frame() {
  const entry = useEntry();
  const navigate = useNavigate();
  return (
    <>
      <p>{entry}</p>
      <button onClick={() => void navigate('/admin/blogs/1', { replace: true, state: { stays: true } })}>Save</button>
      <button onClick={() => void navigate('/admin/blogs/2')}>Open another</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('is the same screen after a first save, and when going back to it, but not while another one is shown', () => {
  render(
    <MemoryRouter initialEntries={['/admin/blogs/new']}>
      <Frame />
    </MemoryRouter>,
  );
  const entry = (): string | null => screen.getByRole('paragraph').textContent;
  const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
  press('Save');
  expect(entry()).toBe('/admin/blogs/new');
  press('Open another');
  expect(entry()).toBe('/admin/blogs/2');
  press('Back');
  expect(entry()).toBe('/admin/blogs/new');
});
