/** Analyses of finished tables: for everybody who may see the table. */
import type { AnalysisRoute } from '../../api/analysis.ts';
import type { Live } from '../../table/live.ts';
import { type Handlers, type Parts, Written } from './handler.ts';

export const analysisHandlers = ({ reading, analyses, limiter }: Parts): Handlers<AnalysisRoute> => {
  /** What was found is JSON already. */
  const written = async (live: Live, seat: number, after: number): Promise<Written> => {
    const { told, ...known } = await analyses.told(live, seat, after);
    const about = JSON.stringify({ ...known, offered: analyses.offers(live.row.game) });
    return new Written(`${about.slice(0, -1)},"told":${told ?? 'null'}}`);
  };
  return {
    analysis: async ({ id, query, me }) => written(await reading.visible(id, me?.id ?? null), query.seat, query.after),
    askAnalysis: async ({ id, body, me, who }) => {
      const live = await reading.upToDate(id, me!.id);
      await limiter.make(who);
      await analyses.ask(live, me!, body.seat);
      return written(live, body.seat, 0);
    },
  };
};
