import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oil, renewable, sectors, subsectors } from '../testing/catalogue';
import { renderPage } from '../testing/render-page';

describe('the offerings landing page', () => {
  it('shows the divisions of oil and gas, and loads no other subsectors', async () => {
    renderPage('/offerings/oilandgas', {
      answer: {
        fetchSubsectors: ({ query }) => ({
          success: true,
          subsectors: subsectors.filter(({ sectorId }) => sectorId === query?.sector),
          total: 1,
        }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Our divisions' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Drilling Services' })).toHaveAttribute(
      'href',
      '/offerings/oilandgas/drilling-service',
    );
  });

  it('shows a different screen for renewable', async () => {
    renderPage('/offerings/renewable');
    expect(await screen.findByRole('heading', { name: 'What we do' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Our divisions' })).not.toBeInTheDocument();
    expect(screen.getByText('No subsectors available')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'From the range' })).toBeVisible();
  });

  it('shows the texts of its sector, whatever its colour', async () => {
    const own = {
      ...oil,
      screen: 'range' as const,
      subsectorsHeading: 'Where amber is burnt',
      subsectorsText: 'In four kilns.',
      backgroundImage: '/kiln.png',
      pdf: '/kilns.pdf',
    };
    renderPage('/offerings/oilandgas', { answer: { fetchSectors: () => [own] } });
    expect(await screen.findByRole('heading', { name: 'Where amber is burnt' })).toBeVisible();
    expect(screen.getByText('In four kilns.')).toBeVisible();
    expect(screen.queryByText(/From the first survey/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', '/kilns.pdf');
    expect(document.querySelector('header img')).toHaveAttribute('src', expect.stringContaining('kiln.png'));
  });

  it('begins with the first sentence of the description, and has the rest above the subsectors', async () => {
    const first = 'From the first survey to the last barrel we work beside you.';
    const described = { ...oil, description: `${first} Our yards are near. We stay on site.` };
    renderPage('/offerings/oilandgas', { answer: { fetchSectors: () => [described] } });
    expect(await screen.findByText(first)).toBeVisible();
    expect(screen.getByText('Our yards are near. We stay on site.')).toBeVisible();
  });

  it('draws the chart of its sector beside the title', async () => {
    const chart = {
      title: 'Time lost',
      shape: 'bars',
      unit: 'hours',
      data: 'Before;9.4\nAfter;3.1',
      source: 'Reports',
    };
    renderPage('/offerings/oilandgas', {
      answer: {
        fetchSector: ({ params }) => ({ success: true, sector: { ...oil, _id: params?.id, charts: [chart] } }),
      },
    });
    const figure = await screen.findByRole('figure', { name: 'Time lost hours' });
    expect(within(figure).getByText('Before')).toBeVisible();
    expect(within(figure).getByText('9.4')).toBeVisible();
    expect(within(figure).getByText('Source: Reports')).toBeVisible();
  });

  it("labels the link of a sector's card as the sector defines", async () => {
    renderPage('/offerings', {
      answer: { fetchSectors: () => [{ ...oil, cardlinkTitle: 'To the wells' }, renewable] },
    });
    expect(await screen.findByText('To the wells')).toBeVisible();
    expect(screen.getByText('Explore')).toBeVisible();
  });

  it('shortens the descriptions of all sectors to 50 characters', async () => {
    renderPage('/offerings');
    expect(await screen.findByText(`${oil.description.slice(0, 50)}…`)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(sectors.length);
  });
});

describe("deleting on an item's own page", () => {
  const confirm = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm Delete' }));
  };

  it('leads to all offerings after a sector is deleted', async () => {
    let left = sectors;
    const { router } = renderPage('/offerings/renewable', {
      signedIn: true,
      answer: {
        fetchSectors: () => left,
        DeleteSector: () => {
          left = sectors.filter(({ slug }) => slug !== 'renewable');
          return { success: true, message: 'Sector deleted successfully' };
        },
      },
    });
    await confirm('Delete sector');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(sectors.length - 1));
    expect(router.state.location.pathname).toBe('/offerings');
  });

  it('leads to its sector after a subsector is deleted', async () => {
    const { router } = renderPage('/offerings/oilandgas/drilling-service', {
      signedIn: true,
      answer: { DeleteSubsector: () => ({ success: true, message: 'Subsector deleted successfully' }) },
    });
    await confirm('Delete subsector');
    await waitFor(() => expect(router.state.location.pathname).toBe('/offerings/oilandgas'));
    expect(await screen.findByRole('heading', { name: 'Our divisions' })).toBeVisible();
  });
});
