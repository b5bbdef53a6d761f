import { Component, type PropsWithChildren } from "react";

/** Sent to `window` in develop after every recheck of the content, when the page may be readable again. */
export const diagnosticsEvent = "content-diagnostics";

/**
 * Keeps the live preview running when a page cannot be rendered, for example because a picture does not exist. Renders the
 * page again after the next edit.
 */
export class PreviewBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => {
    if (this.state.failed) this.setState({ failed: false });
  };

  override componentDidMount() {
    window.addEventListener(diagnosticsEvent, this.retry);
  }

  override componentDidUpdate(before: PropsWithChildren) {
    if (before.children !== this.props.children) this.retry();
  }

  override componentWillUnmount() {
    window.removeEventListener(diagnosticsEvent, this.retry);
  }

  override render() {
    return this.state.failed ? (
      <p style={{ padding: 48 }}>This page is shown again when its problems are fixed.</p>
    ) : (
      this.props.children
    );
  }
}
