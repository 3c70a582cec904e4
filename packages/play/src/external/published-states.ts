/**
 * Returns a subquery for the states of the fact `f` that the sales of a bet name, as `TimesOfPublished` of the fairness
 * package reads them; null for a fact whose history nobody keeps. Only real events have one.
 * @param bet SQL for the id of the bet.
 */
export function publishedStates(bet: string): string {
  return `case when exists (select from sports_event e where e.fact = f.id) then coalesce((select jsonb_agg(jsonb_build_object('version', p.version, 'state', p.state, 'from', p.published_at, 'until', (
      select min(n.published_at) from sports_price n where n.fact = p.fact and n.version > p.version)) order by p.version)
    from sports_price p where p.fact = f.id and p.version in (
      select (s.sold->f.id::text->>'step')::bigint from (
        select b.outcome->'cashedOut' as sold from play_bet b where b.id = ${bet}
        union all select k.cashed_out from play_cash_out k where k.bet = ${bet}) s
      where jsonb_typeof(s.sold->f.id::text) = 'object')), '[]') end`;
}
