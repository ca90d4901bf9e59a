import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderRoutes } from 'page-testing';
import { DocumentActions } from './document-actions';

it('marks each button as needing scripts, since a page without them has a link', () => {
  const document = {
    ...{ kind: 'tds' as const, title: 'Data sheet', language: 'en', revision: '1', date: '', size: 0 },
    url: '/api/v1/files/a.pdf',
  };
  renderRoutes(() => [{ index: true, element: <DocumentActions document={document} /> }]);
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('data-needs-scripts');
});
