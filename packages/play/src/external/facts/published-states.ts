/**
 * Returns a subquery for the states of the fact `f` that the sales of a bet name, as `TimesOfPublished` of the fairness
 * package reads them; null for a fact whose history nobody keeps. Only real events have one. A version that published
 * nothing, as a recount of the budget makes, has the state of the one before it.
 * @param bet SQL for the id of the bet.
 */
export function publishedStates(bet: string): string {
  return `case when exists (select from sports_event e where e.fact = f.id) then coalesce((
    select jsonb_agg(jsonb_build_object('version', v.version, 'state', p.state, 'from', p.published_at, 'until', (
      select min(n.published_at) from sports_price n where n.fact = f.id and n.version > v.version)) order by v.version)
    from (
      select distinct (s.sold->f.id::text->>'step')::bigint as version from (
        select b.outcome->'cashedOut' as sold from play_bet b where b.id = ${bet}
        union all select k.cashed_out from play_cash_out k where k.bet = ${bet}) s
      where jsonb_typeof(s.sold->f.id::text) = 'object') v
    cross join lateral (
      select o.state, o.published_at from sports_price o where o.fact = f.id and o.version <= v.version
      order by o.version desc limit 1) p), '[]') end`;
}
