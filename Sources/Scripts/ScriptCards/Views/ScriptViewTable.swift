// The table of views: what each view of the module `scripting` is drawn as.

import BehestSwiftUI

/// The views that scripts may use: one row each.
@MainActor enum ScriptViewTable {
  /// Makes a view of a node, without its modifiers.
  typealias Maker = @MainActor (ScriptNode) -> any View

  /// The makers by the names of the views.
  static let makers: [String: Maker] = [
    layout, containers, texts, pictures, controls, fields, pages, charts, absent,
  ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

  /// Views of screens and devices, which a terminal cannot draw: a mark stands for them.
  private static let absent: [String: Maker] = [
    "AVPlayerView", "Canvas", "CaptureVideoPreviewView", "DirectoryBrowserView", "Editor",
    "LivePhotoView", "LookAroundPreview", "Map", "TimelineCanvas", "VideoPlayer",
    "VideoRecorderPreviewView", "WebView",
  ].reduce(into: parts) { all, name in all[name] = { $0.placeholder(name) } }

  /// Parts of such views, which are not drawn.
  private static let parts: [String: Maker] = [
    "Annotation", "MapCircle", "MapCompass", "MapPitchToggle", "MapPolygon", "MapPolyline",
    "MapScaleView", "MapUserLocationButton", "Marker",
  ].reduce(into: [:]) { all, name in all[name] = { _ in EmptyView() } }

  /// Pictures that say nothing when they are behind other views.
  static let decorations: Set = ["Image", "Canvas", "TimelineCanvas", "SVG", "AnimatedImage"]
}
