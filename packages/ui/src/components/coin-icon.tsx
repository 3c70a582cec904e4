export interface CoinIconProps {
  readonly size?: number | undefined;
  /** The operator's own picture of the currency. */
  readonly src?: string | undefined;
  readonly className?: string | undefined;
}

/** The play coin: gold, lit from above, with the diamond of the house. */
export function CoinIcon({ size = 18, src, className }: CoinIconProps) {
  if (src) return <img src={src} alt="" width={size} height={size} className={className} />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      <circle cx="12" cy="12" r="11.5" fill="#b8690b" />
      <circle cx="12" cy="11.4" r="11.4" fill="#f5a524" />
      <circle cx="12" cy="11.4" r="8.6" fill="#d9820f" />
      <circle cx="12" cy="12" r="8.6" fill="#ffc24b" />
      <path d="M12 6.2 17.4 12 12 17.8 6.6 12Z" fill="#b8690b" />
      <path d="M12 7.4 16.3 12 12 16.6 7.7 12Z" fill="#fff0c2" />
      <path d="M3.2 8a9.6 9.6 0 0 1 17.6 0" fill="none" stroke="#fff" strokeOpacity=".55" strokeLinecap="round" />
    </svg>
  );
}
