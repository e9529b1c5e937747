project = "A manual with the lab"
extensions = ["myst_parser"]
html_theme = "furo"
html_extra_path = ["extra"]
