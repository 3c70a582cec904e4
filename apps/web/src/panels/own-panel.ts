/** What a panel with a dialog of its own is given; the address decides when it is open. */
export interface OwnPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}
